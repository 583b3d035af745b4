import { Link, type LinkProps } from 'react-router-dom';

/**
 * A link within the site. It ignores the second click of a double-click, which would add the page to
 * the history twice, or follow what lies below the mouse on the new page.
 */
export function PageLink(props: Omit<LinkProps, 'onClick'>) {
  return (
    <Link
      {...props}
      onClick={(event) => {
        if (event.detail > 1) event.preventDefault();
      }}
    />
  );
}
