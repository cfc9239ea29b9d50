// RUN: mlir-opt %s --dump-pass-pipeline --pass-pipeline='builtin.module(canonicalize{{top-down} "max-iterations"=3})' 2>&1 | FileCheck %s --check-prefix=GIVEN
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(canonicalize{{a}=b})' 2>&1 | FileCheck %s --check-prefix=BRACES
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(cse{"a"})' 2>&1 | FileCheck %s --check-prefix=QUOTES
// RUN: not mlir-opt %s --pass-pipeline='func.func(cse)' --mlir-pass-statistics 2>&1 | FileCheck %s --check-prefix=STATISTICS
// RUN: mlir-opt %s --dump-pass-pipeline --pass-pipeline='builtin.module(canonicalize{disable-patterns=a	b,{c)(d},[e,f],{g}h,{i} top-down=0})' 2>&1 | FileCheck %s --check-prefix=PARTS
// RUN: mlir-opt %s --dump-pass-pipeline --pass-pipeline='builtin.module(canonicalize{	top-down	=	0	})' 2>&1 | FileCheck %s --check-prefix=TAB

// A name may stand in braces or quotes as a value may. No statistics are shown of a pipeline that does not start.
// Only blanks part options, only commas outside of all brackets parts of lists, and braces go where they are
// one pair, all brackets between which are closed.

module {}





// GIVEN: Pass Manager with 1 passes:
// GIVEN-NEXT: builtin.module(
// GIVEN-NEXT:   canonicalize{  max-iterations=3 max-num-rewrites=-1 region-simplify=normal test-convergence=false top-down=true}
// GIVEN-NEXT: )
// GIVEN-EMPTY:
// GIVEN-NEXT: module {
// GIVEN-NEXT: }

// BRACES: <unknown>:0: error: <Pass-Options-Parser>: no such option a
// BRACES-EMPTY:
// BRACES-NEXT: failed to add `canonicalize` with options `{a}=b`

// QUOTES: <unknown>:0: error: <Pass-Options-Parser>: no such option a
// QUOTES-EMPTY:
// QUOTES-NEXT: failed to add `cse` with options `"a"`

// STATISTICS: tests/pass-manager/names-of-options.mlir:12:1: error: can't run 'func.func' pass manager on 'builtin.module' op
// STATISTICS-NEXT: module {}
// STATISTICS-NEXT: ^

// PARTS: Pass Manager with 1 passes:
// PARTS-NEXT: builtin.module(
// PARTS-NEXT: canonicalize{disable-patterns={a b,{c)(d},[e,f],{g}h,{i}}  max-iterations=10 max-num-rewrites=-1 region-simplify=normal test-convergence=false top-down=false}
// PARTS-NEXT: )
// PARTS-EMPTY:
// PARTS-NEXT: module {
// PARTS-NEXT: }

// TAB: top-down=false}
