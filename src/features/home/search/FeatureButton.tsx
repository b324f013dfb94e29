import styled from '@emotion/styled'
import type { Feature } from '../../../domain/game/features'
import { useTranslation } from '../../../i18n'
import { surface } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'
import { Art } from '../../../ui/art/Art'
import type { SymbolName } from '../../../ui/art/symbols/symbols'
import { useFeatureName } from './useFeatureName'

const symbols = {
  hot: 'fire',
  jackpot: 'crown',
  new: 'sparkles',
  demo: 'joystick',
  low: 'feather',
  medium: 'chart',
  high: 'bolt',
  small: 'coin',
} as const satisfies Record<Feature, SymbolName>

interface FeatureButtonProps {
  feature: Feature
  count: number
  onChoose: () => void
}

/** A feature to browse by, with its number of games. */
export function FeatureButton({ feature, count, onChoose }: FeatureButtonProps) {
  const { t } = useTranslation()
  const featureName = useFeatureName()
  return (
    <Root type="button" onClick={onChoose}>
      <Art name={symbols[feature]} size={32} />
      <span>
        <b>{featureName(feature)}</b>
        <small>{t('lobby.count', { count })}</small>
      </span>
    </Root>
  )
}

const Root = styled.button(surface, {
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  minBlockSize: '60px',
  paddingInline: theme.space[3],
  textAlign: 'start',
  '& b': { display: 'block', ...theme.type.labelMd },
  '& small': { ...theme.type.bodySm, color: theme.color.text.secondary },
})
