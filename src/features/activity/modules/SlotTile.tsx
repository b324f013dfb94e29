import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import type { ActivityStep } from '../../../contract/activity/activityPage'
import { useTranslation } from '../../../i18n'
import { useGameLook } from '../../../stores/react/useGameLook'
import { theme } from '../../../theme/theme'
import { GameThumb } from '../../../ui/art/thumb/GameThumb'
import { Progress } from '../../../ui/feedback/Progress'
import { useStepProgress } from '../steps/useStepProgress'

/** A slot of the day: the way to it, its rounds, and the digit that they reveal. */
export const SlotTile = observer(function SlotTile({ step, activityId }: { step: ActivityStep; activityId: number }) {
  const { t } = useTranslation()
  const progress = useStepProgress()
  const { gameId = 0, digit, target, title } = step
  const { name = title, category, image } = useGameLook(gameId)
  return (
    <Root>
      <Link to={`/game/start?gameId=${gameId}&activityId=${activityId}`} aria-label={name}>
        <GameThumb id={gameId} name={name} category={category} image={image} />
      </Link>
      <Progress value={step.progress} max={target} label={title} valueText={progress(step)} size="sm" />
      <p>
        <b aria-hidden>{progress(step)}</b>
        {digit !== undefined && <span>{t('activity.slots.digit', { digit })}</span>}
      </p>
    </Root>
  )
})

const { color, radius, space, type } = theme

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  align-content: start;
  a {
    display: block;
    min-block-size: 100px;
    border-radius: ${radius.sm};
  }
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[1]};
    justify-content: space-between;
    ${type.bodySm};
    color: ${color.text.secondary};
  }
  b {
    ${type.labelSm};
    color: ${color.text.primary};
  }
  span {
    color: ${color.status.success.text};
  }
`
