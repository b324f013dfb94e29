import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useStores } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import type { SymbolName } from '../../../ui/art/symbols/symbols'
import { RewardHero } from '../../../ui/rewards/RewardHero'

interface ActivityHeroProps {
  art: SymbolName
  title: string
  children?: ReactNode
}

/** Header of an activity page. */
export const ActivityHero = observer(function ActivityHero({ art, title, children }: ActivityHeroProps) {
  const { showType } = useStores()
  return <RewardHero vip={showType} art={art} label={<Title>{title}</Title>} amount={children} />
})

/** Smaller where a long word would break. */
const Title = styled.h1(theme.type.titleLg, { '@media (max-width: 22.4em)': theme.type.titleMd })
