import styled from 'styled-components';

/** A list without markers. Without its role, Safari would not announce it as a list. */
export const List = styled.ul.attrs({ role: 'list' })`
  padding: 0;
  list-style: none;
`;
