import { type CSSProperties, useEffect, useRef } from 'react';

import { errorMessage, sendErrorReport } from '../../reports';
import { basePath } from '../../routing/base-path';

const screenTitle = 'Unexpected Application Error!';

/**
 * Shows the error in plain elements with inline styles, because the theme, the layout or the network may
 * have failed.
 */
export function ErrorScreen({ error }: { error: unknown }) {
  useEffect(() => {
    sendErrorReport(error);
  }, [error]);

  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = screenTitle;
    heading.current?.focus();
  }, []);

  const stack = error instanceof Error ? error.stack : undefined;
  return (
    <div style={styles.screen}>
      <div role="alert">
        <h1 ref={heading} tabIndex={-1}>
          {screenTitle}
        </h1>
        <p>{errorMessage(error)}</p>
      </div>
      <p>
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

const styles = {
  screen: {
    maxWidth: '44rem',
    margin: '0 auto',
    padding: '3rem 1.5rem',
    // These are the system's colors, which follow the color scheme.
    backgroundColor: 'Canvas',
    color: 'CanvasText',
    font: '1.0625rem/1.6 system-ui, sans-serif',
    overflowWrap: 'anywhere',
  },
  button: { minHeight: 48, margin: '1rem 1.5rem 1rem 0', padding: '0 1.5rem', font: 'inherit' },
  link: { display: 'inline-block', padding: '0.5rem 0' },
  // Long lines wrap, because the keyboard could not scroll them sideways.
  stack: { fontSize: '0.8125rem', whiteSpace: 'pre-wrap' },
} satisfies Record<string, CSSProperties>;
