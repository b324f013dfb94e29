import styled from '@emotion/styled'
import { surface } from '../../theme/mixins'

/** A card of `RewardRow`s. */
export const RewardList = styled.ul(surface, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
