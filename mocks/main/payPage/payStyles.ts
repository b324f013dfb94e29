import styled from '@emotion/styled'

/** Colors of the page, of no theme. */
export const paper = {
  ink: '#16202b',
  soft: '#4b5a6b',
  ground: '#f3f4f6',
  sheet: '#fff',
  line: '#dde1e6',
  border: '#8fa3b8',
  action: '#1f5f8b',
  quiet: '#e6e8ed',
}

export const PayButton = styled.button`
  min-block-size: 48px;
  padding: 8px 12px;
  border: 1px solid ${paper.border};
  border-radius: 8px;
  font: 600 14px/1.3 system-ui, sans-serif;
  color: ${paper.ink};
  background: ${paper.sheet};
  cursor: pointer;
  &[data-look='main'] {
    min-block-size: 52px;
    border-color: ${paper.action};
    font-size: 17px;
    color: #fff;
    background: ${paper.action};
  }
  &[data-look='quiet'] {
    min-block-size: 44px;
    border-color: transparent;
    background: ${paper.quiet};
  }
  &:focus-visible {
    outline: 3px solid ${paper.action};
    outline-offset: 2px;
  }
  &:disabled {
    opacity: 0.6;
    cursor: default;
  }
`
