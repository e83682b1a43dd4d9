import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/reconciliation-statement.ts';

export default {
  shared: {
    reason: {
      STATEMENT_EMPTY:
        'ファイルが空です。取引のない日は、チャネルが返した「No Bill Exist」の応答をそのままアップロードしてください。',
      STATEMENT_UNKNOWN_FORMAT:
        '明細の形式を判別できません。その他のチャネルの場合は、先に列の対応を設定してください。',
      STATEMENT_ARCHIVE_BROKEN: '圧縮ファイルが破損しているか不完全です。もう一度ダウンロードしてください。',
      STATEMENT_TOO_LARGE: '展開後のサイズが大きすぎます。1日ごとにダウンロードしてください。',
      STATEMENT_SEVERAL_FILES: '圧縮ファイルに複数の明細が入っています。1つずつアップロードしてください。',
      STATEMENT_ENCODING: '文字コードを判別できません。チャネルの元のファイルをアップロードしてください。',
      STATEMENT_CUT: '明細ファイルが途中で切れています。もう一度ダウンロードしてください。',
      STATEMENT_TOTALS_DIFFER: '明細の合計が各行と一致しません。もう一度ダウンロードしてください。',
      STATEMENT_BALANCE_BROKEN:
        '口座残高が前の行とつながりません。行が欠けているか、順序が変わっています。もう一度ダウンロードしてください。',
      STATEMENT_COLUMN_MISSING: '必要な列がありません。',
      STATEMENT_COLUMN_TWICE: '同じ名前の列が2つあります。',
      STATEMENT_BAD_ROW: 'この行の列数が見出しと一致しません。',
      STATEMENT_BAD_AMOUNT: '金額を読み取れないか、1分未満の端数があります。',
      STATEMENT_BAD_TIME: '日時を読み取れません。',
      STATEMENT_BAD_NUMBER:
        '番号がないか、表計算ソフトで桁が失われています。チャネルの元のファイルをアップロードしてください。',
      STATEMENT_UNKNOWN_WORD: '状態、種別または収支区分の値を判別できません。',
      STATEMENT_NO_DAY:
        '内容にもファイル名にも年がありません。元のファイル名のままにするか、明細の日付を指定してください。',
    },
  },
} satisfies Catalogue<typeof zh>;
