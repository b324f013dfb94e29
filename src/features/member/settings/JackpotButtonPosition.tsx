import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { type BubblePosition, JackpotBubbleStore } from '../../../stores/jackpot/JackpotBubbleStore'
import { useFeature } from '../../../stores/react/stores'
import { Select } from '../../../ui/fields/Select'

const positions: Readonly<Record<'startTop' | 'endTop' | 'startBottom' | 'endBottom', BubblePosition>> = {
  startTop: { edge: 'start', down: 0.1 },
  endTop: { edge: 'end', down: 0.1 },
  startBottom: { edge: 'start', down: 0.78 },
  endBottom: { edge: 'end', down: 0.78 },
}
const names = ['startTop', 'endTop', 'startBottom', 'endBottom'] as const

/** Moves the jackpot's bubble without dragging (WCAG 2.5.7): four fixed positions. */
export const JackpotButtonPosition = observer(function JackpotButtonPosition() {
  const bubble = useFeature(JackpotBubbleStore)
  const { t } = useTranslation()
  const { edge, down } = bubble.position
  const near =
    names.find((name) => positions[name].edge === edge && positions[name].down < 0.5 === down < 0.5) ?? 'endBottom'
  return (
    <Select
      label={t('member.jackpotButton')}
      value={near}
      onChange={(value) => {
        const name = names.find((each) => each === value)
        if (name) bubble.put(positions[name])
      }}
      options={names.map((name) => ({ value: name, label: t(`member.jackpotButton.${name}`) }))}
    />
  )
})
