import styled from '@emotion/styled'
import { useEffect, useState } from 'react'
import { type Cents, cents } from '../../../../domain/money'
import { useTranslation } from '../../../../i18n'
import { useStores } from '../../../../stores/react/stores'
import { frame, surface } from '../../../../theme/mixins'
import { theme } from '../../../../theme/theme'
import { usePrize } from '../../usePrize'

/** Balance before + prize = balance now, once the balance has been read; until then, and without it, where the prize is. */
export function BalanceSum({ prize, label }: { prize: Cents; label: string }) {
  const { t } = useTranslation()
  const { money } = usePrize()
  const now = useBalanceNow()
  if (now === null || now < prize) return <Added>{t('jackpot.amount.added')}</Added>
  return (
    <Sum>
      <div>
        <dt>{t('jackpot.win.before')}</dt>
        <dd>{money(cents(now - prize))}</dd>
      </div>
      <div>
        <dt>{label}</dt>
        <dd>
          <bdi>+ {money(prize)}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('jackpot.win.now')}</dt>
        <dd>{money(now)}</dd>
      </div>
    </Sum>
  )
}

/** Read after the prize was paid; null until then. Later plays do not change the sum. */
function useBalanceNow(): Cents | null {
  const { member } = useStores()
  const [now, setNow] = useState<Cents | null>(null)
  useEffect(() => {
    let gone = false
    void member.refresh().then((read) => {
      if (read && !gone) setNow(member.info?.coin ?? null)
    })
    return () => {
      gone = true
    }
  }, [member])
  return now
}

const { color, space, type } = theme

const Added = styled.p`
  ${type.bodyMd};
  color: ${color.text.secondary};
`

const Sum = styled.dl`
  ${surface};
  ${frame};
  inline-size: 100%;
  margin: 0;
  padding: ${space[2]} ${space[4]};
  text-align: start;
  ${type.bodyMd};
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${space[3]};
    padding-block: ${space[2]};
  }
  & > div:last-child {
    box-shadow: 0 -1px 0 ${color.border.subtle};
    font-weight: 700;
  }
  dt {
    color: ${color.text.secondary};
  }
  dd {
    margin: 0;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  div:last-child > dt {
    color: ${color.text.primary};
  }
  div:last-child > dd {
    ${type.titleMd};
  }
`
