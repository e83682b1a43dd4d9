import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/reconciliation-statement.ts';

export default {
  shared: {
    reason: {
      STATEMENT_EMPTY:
        'El archivo está vacío. Para un día sin operaciones, suba la respuesta «No Bill Exist» del canal.',
      STATEMENT_UNKNOWN_FORMAT:
        'No se reconoce el formato del extracto. Para otro canal, asigne antes sus columnas.',
      STATEMENT_ARCHIVE_BROKEN: 'El archivo comprimido está dañado o incompleto. Descárguelo de nuevo.',
      STATEMENT_TOO_LARGE: 'El extracto descomprimido es demasiado grande. Descárguelo día por día.',
      STATEMENT_SEVERAL_FILES: 'El archivo comprimido contiene varios extractos. Súbalos por separado.',
      STATEMENT_ENCODING: 'No se reconoce la codificación del archivo. Suba el archivo original del canal.',
      STATEMENT_CUT: 'El extracto está incompleto. Descárguelo de nuevo.',
      STATEMENT_TOTALS_DIFFER: 'Los totales del extracto no coinciden con sus líneas. Descárguelo de nuevo.',
      STATEMENT_BALANCE_BROKEN:
        'El saldo no concuerda de una línea a otra: faltan líneas o se han movido. Descárguelo de nuevo.',
      STATEMENT_COLUMN_MISSING: 'Al extracto le falta una columna necesaria.',
      STATEMENT_COLUMN_TWICE: 'El extracto tiene dos columnas con el mismo nombre.',
      STATEMENT_BAD_ROW: 'Esta línea no tiene el mismo número de columnas que el encabezado.',
      STATEMENT_BAD_AMOUNT: 'No se puede leer un importe, o tiene fracciones de fen.',
      STATEMENT_BAD_TIME: 'No se puede leer una fecha u hora.',
      STATEMENT_BAD_NUMBER:
        'Falta un número, o una hoja de cálculo ha recortado sus cifras. Suba el archivo original del canal.',
      STATEMENT_UNKNOWN_WORD: 'No se reconoce el estado, el tipo o el sentido de esta línea.',
      STATEMENT_NO_DAY:
        'Ni el contenido ni el nombre del archivo indican el año. Conserve el nombre original o elija el día del extracto.',
    },
  },
} satisfies Catalogue<typeof zh>;
