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
 * Not in CSS, because WebKitGTK crashes on view transitions without animation. Safe to differ on the
 * server: it does not affect the markup.
 */
function prefersReducedMotion(): boolean {
  return (
    typeof window === 'undefined' || window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
