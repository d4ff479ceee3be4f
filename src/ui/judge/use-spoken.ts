import { useEffect, useRef, useState } from 'react';

/** Progress is said at most this often, so that a screen reader gets to say anything else. */
const EVERY_MS = 5000;

/** A text for a live region: the latest, but a new one only every few seconds. */
export function useSpoken(text: string): string {
  const latest = useRef(text);
  const [spoken, setSpoken] = useState(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);
  useEffect(() => {
    const timer = setInterval(() => setSpoken(latest.current), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return spoken;
}
