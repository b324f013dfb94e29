import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { CareStore } from '../../stores/member/CareStore'
import { useFeature } from '../../stores/react/stores'
import { useResource } from '../../stores/react/useResource'
import { ButtonLink } from '../../ui/actions/ButtonLink'
import { LazyStone } from '../../ui/art/scene/LazyStone'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { useBreakWords } from './useBreakWords'

/** No game starts during a break: until when, and where it is set. */
export const OnBreak = observer(function OnBreak({ excluded }: { excluded: boolean }) {
  const { value } = useResource(useFeature(CareStore).care)
  const { t } = useTranslation()
  const words = useBreakWords()({ excluded, until: value?.breakUntil ?? null })
  return (
    <EmptyState
      art={<LazyStone symbol="hourglass" end="bolt" />}
      level={2}
      {...words}
      action={<ButtonLink to="/member/play">{t('game.limits')}</ButtonLink>}
      secondAction={
        <ButtonLink to="/" variant="secondary">
          {t('action.home')}
        </ButtonLink>
      }
    />
  )
})
