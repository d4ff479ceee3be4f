/** What is known of a kind of server, in words for the user. `{origin}` stands for the page's origin. */
export interface ServerKind {
  id: string;
  name: string;
  /** The address that it usually has. */
  baseURL: string;
  needsKey: boolean;
  /** Headers that it wants from a browser. */
  headers: Record<string, string>;
  /** How it is made to answer a page of another origin. */
  cors: string;
  /** How its context is made longer, where prompts were cut. */
  context: string | undefined;
}

/** Presets, in the order in which they are offered. */
export const SERVERS: readonly ServerKind[] = [
  {
    id: 'openai',
    name: 'OpenAI',
    baseURL: 'https://api.openai.com/v1',
    needsKey: true,
    headers: {},
    cors: 'OpenAI allows every page. Something between may not: a proxy or a browser extension.',
    context: undefined,
  },
  {
    id: 'ollama',
    name: 'Ollama',
    baseURL: 'http://localhost:11434/v1',
    needsKey: false,
    headers: {},
    cors: 'Ollama allows the pages that OLLAMA_ORIGINS names. Stop it and start it with OLLAMA_ORIGINS={origin} ollama serve. On macOS: launchctl setenv OLLAMA_ORIGINS {origin}, then restart the app. As a Linux service: systemctl edit ollama, add the lines [Service] and Environment="OLLAMA_ORIGINS={origin}", then systemctl restart ollama. On Windows: set the variable in the system settings and restart Ollama.',
    context:
      'Ollama cuts silently: start it with OLLAMA_CONTEXT_LENGTH=8192, or make a model whose Modelfile says PARAMETER num_ctx 8192.',
  },
  {
    id: 'lm-studio',
    name: 'LM Studio',
    baseURL: 'http://localhost:1234/v1',
    needsKey: false,
    headers: {},
    cors: 'In LM Studio turn on “Enable CORS” in the settings of the server (or: lms server start --cors). While it is off its log says “messages field is required” on OPTIONS.',
    context: 'In LM Studio load the model with a longer context.',
  },
  {
    id: 'vllm',
    name: 'vLLM',
    baseURL: 'http://localhost:8000/v1',
    needsKey: false,
    headers: {},
    cors: `Start vLLM with --allowed-origins '["{origin}"]' (and leave --allowed-headers and --allowed-methods as they are).`,
    context: 'Start vLLM with a larger --max-model-len.',
  },
  {
    id: 'llama-cpp',
    name: 'llama.cpp',
    baseURL: 'http://localhost:8080/v1',
    needsKey: false,
    headers: {},
    cors: 'llama-server allows every page: if it refuses this one, a proxy before it does, or it is another server.',
    context: 'Start llama-server with -c 8192 or more.',
  },
  {
    id: 'transformers',
    name: 'transformers serve',
    baseURL: 'http://localhost:8000/v1',
    needsKey: false,
    headers: {},
    cors: 'Start it with: transformers serve --enable-cors',
    context: undefined,
  },
  {
    id: 'openrouter',
    name: 'OpenRouter',
    baseURL: 'https://openrouter.ai/api/v1',
    needsKey: true,
    headers: {},
    cors: 'OpenRouter allows every page. Something between may not: a proxy or a browser extension.',
    context: undefined,
  },
  {
    id: 'anthropic',
    name: 'Anthropic',
    baseURL: 'https://api.anthropic.com/v1',
    needsKey: true,
    headers: { 'anthropic-dangerous-direct-browser-access': 'true' },
    cors: 'Anthropic answers a page only with the header anthropic-dangerous-direct-browser-access: true; organisations that have switched browser access off are refused all the same.',
    context: undefined,
  },
];
