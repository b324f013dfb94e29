import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { ACTIVITY } from '../../../domain/activity/activities'
import { nextOffer } from '../../../domain/activity/depositOffer'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/react/stores'
import { foilText } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { StickyAction } from '../../../ui/rewards/StickyAction'
import { ActivityColumns } from '../frame/ActivityColumns'
import { ActivityFrame } from '../frame/ActivityFrame'
import { ActivityHero } from '../frame/ActivityHero'
import { ActivityTerms } from '../frame/ActivityTerms'
import { StepNote } from '../steps/StepNote'
import { useAward } from '../steps/useAward'
import { useActivityPage } from '../useActivityPage'
import { DepositLink } from './DepositLink'
import { OfferList } from './OfferList'
import { useOfferBonus } from './useOfferBonus'

const PATH = '/activity/first-deposit'

/** What the first three deposits give, and the way to the next one (`/activity/first-deposit`). */
export const FirstDepositScreen = observer(function FirstDepositScreen() {
  const { session } = useStores()
  const { t } = useTranslation()
  const award = useAward()
  const bonusOf = useOfferBonus()
  const page = useActivityPage(ACTIVITY.firstDeposit)
  const claimable = page.next
  return (
    <ActivityFrame page={page}>
      {({ title, rules, steps }) => {
        const next = nextOffer(steps)
        const [first] = claimable?.awards ?? []
        const gift = first && award(first)
        const bonus = next && bonusOf(next)
        return (
          <>
            <ActivityHero art="moneyBag" title={title}>
              {gift || bonus ? <Amount>{gift?.name ?? bonus}</Amount> : <Over>{t('activity.offer.over')}</Over>}
            </ActivityHero>
            <ActivityColumns>
              <div>
                <OfferList steps={steps} next={claimable ? undefined : next} />
                <StepNote page={page} />
              </div>
              <div>
                <ActivityTerms rules={rules} />
                {claimable && (
                  <StickyAction>
                    <Button wide size="lg" busy={page.busy} onClick={() => page.claimSteps(claimable)}>
                      {t('activity.claimNext', { title: claimable.title })}
                    </Button>
                  </StickyAction>
                )}
                {!claimable && next && session.signedIn && (
                  <StickyAction>
                    <DepositLink amount={next.target} from={PATH} />
                  </StickyAction>
                )}
              </div>
            </ActivityColumns>
          </>
        )
      }}
    </ActivityFrame>
  )
})

const Amount = styled.strong`
  ${theme.type.titleLg};
  ${foilText};
`

const Over = styled.span`
  ${theme.type.bodyMd};
  color: ${theme.color.text.secondary};
`
