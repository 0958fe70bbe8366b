type Route = 'home' | 'about' | 'unknown';

/**
 * Which of the three routes a path is. Only the exact path counts: `/about/` and `/index.html` are unknown.
 * @param pathname a URL's path as `location.pathname` gives it, still percent-encoded
 */
export function routeOf(pathname: string): Route {
  if (pathname === '/') return 'home';
  if (pathname === '/about') return 'about';
  return 'unknown';
}
