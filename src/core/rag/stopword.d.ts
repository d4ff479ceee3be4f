/** What is used of the package `stopword`, which brings no types: a list of words for each language. */
declare module 'stopword' {
  export const eng: string[];
  export const hin: string[];
  export const ara: string[];
  export const rus: string[];
  export const ell: string[];
  export const ben: string[];
  export const guj: string[];
  export const heb: string[];
  export const hye: string[];
  export const jpn: string[];
  export const kor: string[];
  export const mya: string[];
  export const panGu: string[];
  export const tha: string[];
  export const zho: string[];
}
