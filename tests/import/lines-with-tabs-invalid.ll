; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s --match-full-lines --strict-whitespace

; Tabs in a line that is shown reach to columns of 8; under a line outside of ASCII there is no mark.

	foo	bar
;      CHECK:{{.*}}:5:2: error: expected top-level entity
; CHECK-NEXT:        foo     bar
; CHECK-NEXT:        ^

// -----

@a = global i32	x	; é
;      CHECK:{{.*}}: error: expected value token
; CHECK-NEXT:@a = global i32 x       ; é
;  CHECK-NOT:^
