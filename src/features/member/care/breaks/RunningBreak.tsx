import styled from '@emotion/styled'
import { useTranslation } from '../../../../i18n'
import { formatWhen } from '../../../../i18n/dates'
import { theme } from '../../../../theme/theme'
import { Button } from '../../../../ui/actions/Button'
import { ButtonLink } from '../../../../ui/actions/ButtonLink'
import { Card } from '../../../../ui/data/Card'

interface RunningBreakProps {
  until: number
  excluded: boolean
  /** Undefined where there is nothing longer. */
  onLonger: (() => void) | undefined
}

/** The time-out or self-exclusion that runs, and what can still be done. */
export function RunningBreak({ until, excluded, onLonger }: RunningBreakProps) {
  const { t, i18n } = useTranslation()
  return (
    <Card framed>
      <Root>
        <h2>
          {t(excluded ? 'care.excluded.until' : 'care.timeOut.until', { until: formatWhen(until, i18n.language) })}
        </h2>
        <p>{t('care.break.text')}</p>
        <div>
          {onLonger && (
            <Button variant="secondary" onClick={onLonger}>
              {t('care.longer')}
            </Button>
          )}
          <ButtonLink to="/wallets?name=withdraw">{t('care.withdraw')}</ButtonLink>
        </div>
      </Root>
    </Card>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  h2 {
    ${theme.type.titleSm};
    margin: 0;
  }
  p {
    ${theme.type.bodyMd};
    margin: 0;
    color: ${theme.color.text.secondary};
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]};
  }
`
