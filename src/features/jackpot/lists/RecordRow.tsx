import styled from '@emotion/styled'
import { useState } from 'react'
import type { DrawRow } from '../../../contract/jackpot'
import { useTranslation } from '../../../i18n'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { Art } from '../../../ui/art/Art'
import { shield } from '../../../ui/art/icons/icons'
import { prizeSymbol } from '../prizeSymbol'
import { useFormatDateTime } from '../useFormatDateTime'
import { usePrize } from '../usePrize'
import { DrawProofView } from './DrawProofView'

/** A draw: prize, time and proof. */
export function RecordRow({ row }: { row: DrawRow }) {
  const { t } = useTranslation()
  const { describe } = usePrize()
  const when = useFormatDateTime()
  const [open, setOpen] = useState(false)
  const time = when(row.createTime)
  return (
    <Row>
      <Line>
        <Art name={prizeSymbol(row.propId, row.count)} size={32} />
        <div>
          <strong>{describe(row)}</strong>
          <time dateTime={new Date(row.createTime).toISOString()}>{time}</time>
        </div>
        {row.proof && (
          <Button
            variant="ghost"
            size="sm"
            icon={shield}
            aria-expanded={open}
            aria-label={t('jackpot.verify.of', { time })}
            onClick={() => setOpen(!open)}
          >
            {t('jackpot.verify')}
          </Button>
        )}
      </Line>
      {open && <DrawProofView row={row} />}
    </Row>
  )
}

const { color, space, type } = theme

const Row = styled.li`
  padding: ${space[2]} ${space[3]};
  &:not(:last-of-type) {
    box-shadow: inset 0 -1px 0 ${color.border.subtle};
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};
  min-block-size: 48px;
  & > div {
    flex: 1 1 5rem;
    min-inline-size: 0;
  }
  & > button {
    margin-inline-start: auto;
  }
  strong {
    display: block;
    ${type.labelLg};
    overflow-wrap: anywhere;
  }
  time {
    ${type.labelSm};
    color: ${color.text.secondary};
  }
`
