import { LATEST_COUNT } from '../../../../stores/member/ReportStore'
import { ROUND_ROW } from './RoundRow'

/** Height of the latest rounds on the member page. */
export const LATEST_ROWS = `${LATEST_COUNT * ROUND_ROW}px`
