import type { CSSProperties } from 'react';
import { isRouteErrorResponse } from 'react-router-dom';

import { basePath } from '../../base-path';

/** Plain elements and inline styles, because theme, layout or network may have failed. */
export function ErrorScreen({ error }: { error: unknown }) {
  const stack = error instanceof Error ? error.stack : undefined;
  return (
    <div style={styles.screen}>
      {/* Script always adds it to the page, so screen readers announce it; they leave out the stack. */}
      <div role="alert">
        <h1 style={styles.title}>Unexpected Application Error!</h1>
        <p style={styles.message}>{messageOf(error)}</p>
      </div>
      <p style={styles.actions}>
        <button type="button" style={styles.button} onClick={() => window.location.reload()}>
          Try again
        </button>
        <a href={basePath} style={styles.link}>
          Go to the home page
        </a>
      </p>
      {stack !== undefined && <pre style={styles.stack}>{stack}</pre>}
    </div>
  );
}

/** Anything can be thrown; React Router throws route errors as plain objects. */
function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (isRouteErrorResponse(error)) return error.statusText;
  return typeof error === 'string' ? error : 'Something went wrong.';
}

const styles = {
  screen: {
    maxWidth: '44rem',
    margin: '0 auto',
    padding: '3rem 1.5rem',
    fontFamily: 'system-ui, sans-serif',
    fontSize: '1.0625rem',
    lineHeight: 1.6,
    colorScheme: 'light dark',
    background: 'Canvas',
    color: 'CanvasText',
  },
  title: { margin: '0 0 0.75rem', fontSize: '1.75rem', lineHeight: 1.2 },
  message: { margin: 0, overflowWrap: 'anywhere' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1.5rem',
    margin: '1rem 0',
  },
  button: { minHeight: 48, padding: '0 1.5rem', font: 'inherit', cursor: 'pointer' },
  link: { padding: '0.5rem 0', color: 'LinkText' },
  stack: {
    padding: '1rem',
    border: '1px solid GrayText',
    fontSize: '0.8125rem',
    // Wraps, because a keyboard could not scroll it sideways.
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
} satisfies Record<string, CSSProperties>;
