import styled from '@emotion/styled'
import type { Answer } from '../../stores/service/ServiceStore'
import { foldMark, surface } from '../../theme/mixins'
import { theme } from '../../theme/theme'

/** Questions that unfold their answers; a link to a question's id opens it. */
export function FaqList({ answers }: { answers: readonly Answer[] }) {
  return (
    <Root>
      {answers.map(({ id, question, answer }) => (
        <details key={question} id={id}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </Root>
  )
}

const { color, space, type } = theme

const Root = styled.div`
  ${surface};
  ${foldMark};
  overflow: clip;
  overflow-wrap: anywhere;
  details {
    scroll-margin-block-start: ${space[4]};
  }
  details:not(:last-of-type) {
    box-shadow: inset 0 -1px 0 ${color.border.subtle};
  }
  summary {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-block-size: 52px;
    padding: ${space[2]} ${space[3]};
    ${type.labelLg};
    cursor: pointer;
  }
  summary:focus-visible {
    outline-offset: -3px;
    border-radius: ${theme.radius.sm};
  }
  p {
    padding: 0 ${space[3]} ${space[3]};
    ${type.bodyMd};
    color: ${color.text.secondary};
  }
`
