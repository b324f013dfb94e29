import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { type Cents, cents, formatCents } from '../../../domain/money'
import { type ExchangeInfo, heldOf } from '../../../domain/wallet/withdrawal'
import { useTranslation } from '../../../i18n'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { caretRight } from '../../../ui/art/icons/icons'
import { Card } from '../../../ui/data/Card'
import { lazyScreen } from '../../../ui/lazyScreen'
import { Money } from '../../../ui/money/Money'
import { splitBar, splitLine } from './splitStyles'

// Lazy: after a tap.
const CountsSheet = lazyScreen(() => import('./CountsSheet').then((m) => m.CountsSheet))

/** What of the balance is free and what turnover still holds, to the cent. */
export const BalanceSplit = observer(function BalanceSplit({ info }: { info: ExchangeInfo }) {
  const { t, i18n } = useTranslation()
  const [open, setOpen] = useState(false)
  const { coin, turnoverLeft, turnoverNeeded } = info
  const held = heldOf(info)
  const free = cents(coin - held)
  const text = (amount: Cents) => formatCents(amount, i18n.language)
  return (
    <Card>
      <List>
        <Line data-total="">
          <dt>{t('withdraw.coin')}</dt>
          <dd>
            <Money cents={coin} locale={i18n.language} />
          </dd>
        </Line>
        <Bar aria-hidden>
          <span style={{ flexGrow: free }} />
          <span data-held="" style={{ flexGrow: held }} />
        </Bar>
        <Line data-part="free">
          <dt>{t('withdraw.free')}</dt>
          <dd>
            <Money cents={free} locale={i18n.language} />
          </dd>
        </Line>
        <Line data-part="held">
          <dt>{t('withdraw.heldBy', { amount: text(turnoverLeft) })}</dt>
          <dd>
            <Money cents={held} locale={i18n.language} />
          </dd>
        </Line>
      </List>
      <Foot>
        <span>
          {t('withdraw.played', { played: text(cents(turnoverNeeded - turnoverLeft)), needed: text(turnoverNeeded) })}
        </span>
        <Button variant="ghost" size="sm" iconEnd={caretRight} onClick={() => setOpen(true)}>
          {t('withdraw.counts')}
        </Button>
      </Foot>
      {open && (
        <Suspense fallback={null}>
          <CountsSheet info={info} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
})

const List = styled.dl`
  display: grid;
  gap: ${theme.space[2]};
  margin: 0;
`

const Bar = styled.div(splitBar)
const Line = styled.div(splitLine)

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${theme.space[3]};
  margin-block: ${theme.space[1]} -${theme.space[2]};
  ${theme.type.bodySm};
  color: ${theme.color.text.secondary};
  button[data-size] {
    padding-inline: 0;
  }
`
