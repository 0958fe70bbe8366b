import styled from 'styled-components';

/** An image below the fold, which fills its box. */
export const LazyImage = styled.img.attrs({ loading: 'lazy', decoding: 'async' })`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;
