import styled from '@emotion/styled'
import { visuallyHidden } from '../../theme/mixins'

/** For screen readers only. */
export const VisuallyHidden = styled.span(visuallyHidden)
