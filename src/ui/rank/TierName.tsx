import styled from '@emotion/styled'
import type { Jackpot } from '../../domain/jackpot/wheel'
import { useTranslation } from '../../i18n'
import { theme } from '../../theme/theme'
import { wheelOrder } from '../art/jackpot/tiers'

/** The name of a jackpot in its color; nothing where the backend does not say which it was. */
export function TierName({ tier }: { tier: Jackpot | null }) {
  const { t } = useTranslation()
  return tier && <Name data-tier={tier}>{t(`jackpot.${tier}`)}</Name>
}

const inks = wheelOrder.map((tier) => [`&[data-tier="${tier}"]`, { color: theme.color.tier[tier].text }])

const Name = styled.span({ display: 'block', ...theme.type.labelSm, fontWeight: 700, ...Object.fromEntries(inks) })
