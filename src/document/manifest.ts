import { site } from '../content/site';

/** What a browser shows of a site that is installed as an app: https://www.w3.org/TR/appmanifest/ */
export default () =>
  JSON.stringify({
    name: site.name,
    lang: site.language,
    start_url: '/',
    display: 'browser',
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  });
