import styled from '@emotion/styled'
import { visuallyHidden } from '../../theme/mixins'

/** There for the screen reader, not for the eye. */
export const VisuallyHidden = styled.span(visuallyHidden)
