import { Link, useLocation, useResolvedPath, type LinkProps } from 'react-router-dom';

/** A link within the site. A link to another page starts a view transition (theme/page-styles.tsx). */
export function PageLink(props: LinkProps) {
  const { pathname } = useLocation();
  const target = useResolvedPath(props.to);
  return (
    <Link {...props} viewTransition={target.pathname !== pathname && !prefersReducedMotion()} />
  );
}

/**
 * Not left to CSS, because WebKitGTK crashes on view transitions without animation. The server's answer
 * may differ: the markup does not depend on it.
 */
function prefersReducedMotion(): boolean {
  return (
    typeof window === 'undefined' || window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
