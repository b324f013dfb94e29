import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { ACTIVITY } from '../../../domain/activity/activities'
import { nextOffer } from '../../../domain/activity/depositOffer'
import { useTranslation } from '../../../i18n'
import { failureMessage } from '../../../stores/data/message'
import { useStores } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { ButtonLink } from '../../../ui/actions/ButtonLink'
import { TextLink } from '../../../ui/actions/TextLink'
import { Art } from '../../../ui/art/Art'
import { ResourceView } from '../../../ui/lists/ResourceView'
import { Sheet } from '../../../ui/overlays/Sheet'
import { SkipAll } from '../SkipAll'
import { useActivityPage } from '../useActivityPage'
import { DepositLink } from './DepositLink'
import { OfferList } from './OfferList'

const PATH = '/activity/first-deposit'

/** Offers of the first deposits; a start-up pop-up once a session, before the first one (spec §4). */
export const FirstDepositModal = observer(function FirstDepositModal() {
  const { modals, session } = useStores()
  const { t } = useTranslation()
  const page = useActivityPage(ACTIVITY.firstDeposit)
  const { value, state, failure } = page.detail
  const resource = { state, why: failure && failureMessage(failure), retry: () => page.detail.load() }
  const next = value && nextOffer(value.steps)
  const close = () => modals.close('firstDeposit')
  return (
    <Sheet
      open
      onClose={close}
      title={value?.title ?? t('activity.offer')}
      art={<Art name="moneyBag" size={40} eager />}
      closeLabel={t('action.close')}
      actions={
        <Actions>
          {session.signedIn ? (
            next && <DepositLink amount={next.target} from={PATH} />
          ) : (
            <ButtonLink wide size="lg" to="/auth/login" state={{ from: PATH }}>
              {t('activity.takePart')}
            </ButtonLink>
          )}
          <Button wide variant="ghost" onClick={close}>
            {t('activity.download.later')}
          </Button>
          <SkipAll popup="firstDeposit" />
        </Actions>
      }
    >
      <Body>
        <ResourceView resource={resource} shape={['18.625rem']}>
          {value && <OfferList steps={value.steps} next={next ?? undefined} />}
        </ResourceView>
        <TextLink to={PATH} chevron>
          {t('activity.offer.all')}
        </TextLink>
      </Body>
    </Sheet>
  )
})

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`

const Actions = styled.div`
  display: grid;
  flex: 1;
  gap: ${theme.space[1]};
`
