import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useLocation } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import { Rich } from '../../../i18n/Rich'
import { JackpotStore } from '../../../stores/jackpot/JackpotStore'
import { useFeature, useStores } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { ButtonLink } from '../../../ui/actions/ButtonLink'
import { TextLink } from '../../../ui/actions/TextLink'
import { Progress } from '../../../ui/feedback/Progress'
import { usePrize } from '../usePrize'

/** Progress toward the next chance: the amount still to deposit. As high in every state, so that nothing below it moves. */
export function ChanceLine() {
  return (
    <Root>
      <Line />
    </Root>
  )
}

const Line = observer(function Line() {
  const jackpot = useFeature(JackpotStore)
  const { session } = useStores()
  const { t } = useTranslation()
  const { money, percent: percentOf } = usePrize()
  const { pathname } = useLocation()
  const { info, hasChance } = jackpot
  if (!session.signedIn) {
    return (
      <Row>
        <span>{t('jackpot.signIn.text')}</span>
        <ButtonLink to="/auth/login" state={{ from: pathname }} size="sm">
          {t('action.signIn')}
        </ButtonLink>
      </Row>
    )
  }
  if (!info) return <Row aria-hidden />
  if (jackpot.spin.spinning) return <Row>{t('jackpot.deposit.spinning')}</Row>
  // After a draw the known value is outdated until it is reloaded.
  if (jackpot.infoState !== 'ready') return <Row aria-hidden />
  if (info.needDeposit <= 0) return <Row>{t(hasChance ? 'jackpot.deposit.earned' : 'jackpot.deposit.done')}</Row>
  const goal = info.depositGoal ?? null
  const share = goal ? Math.max(0, goal - info.needDeposit) / goal : null
  const percent = share === null ? '' : percentOf(Math.floor(share * 100) / 100)
  const amount = money(info.needDeposit)
  return (
    <div>
      <Row>
        <span>
          <Rich
            text={t(hasChance ? 'jackpot.deposit.more' : 'jackpot.deposit.first')}
            parts={{ amount: <b>{amount}</b> }}
          />
        </span>
        <TextLink to="/wallets?name=deposit&back=1" state={{ from: pathname }} chevron>
          {t('jackpot.deposit.go')}
        </TextLink>
      </Row>
      {share !== null && (
        <Meter>
          <Progress
            label={t('jackpot.deposit.progress')}
            value={share}
            max={1}
            valueText={t('jackpot.deposit.progressText', { percent, amount })}
          />
          <b aria-hidden>{percent}</b>
        </Meter>
      )}
    </div>
  )
})

const Root = styled.div`
  min-block-size: calc(${theme.size.touch} + 1.375rem);
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${theme.space[3]};
  min-block-size: ${theme.size.touch};
  ${theme.type.bodyMd};
  > span {
    flex: 1 1 8em;
  }
  color: ${theme.color.text.secondary};
  b {
    color: ${theme.color.text.primary};
    font-variant-numeric: tabular-nums;
  }
`

const Meter = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[3]};
  ${theme.type.labelMd};
  font-variant-numeric: tabular-nums;
`
