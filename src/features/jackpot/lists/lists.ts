import { RankList } from './RankList'
import { RecordList } from './RecordList'
import { RulesText } from './RulesText'

/** What is to be read about the cabinet: in sheets, or in panels beside it. */
export const lists = { record: RecordList, rank: RankList, rules: RulesText }

export type CabinetList = keyof typeof lists
