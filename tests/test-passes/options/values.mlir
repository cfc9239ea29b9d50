// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(test-options-pass{list=1,2,-3 list=4 string=a string=b string-list={x y,z}}))' --dump-pass-pipeline 2>&1 | FileCheck %s
// RUN: mlir-opt %s --test-options-pass-pipeline='enum=two list=7 string={a b} string-list=q' --dump-pass-pipeline 2>&1 | FileCheck %s --check-prefix=PIPELINE
// RUN: mlir-opt %s --test-options-super-pass='list={enum=zero list=1 string=foo},{enum=one string="bar"},{} list={list=1 list=2}' --dump-pass-pipeline 2>&1 | FileCheck %s --check-prefix=GROUPS
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(test-options-super-pass-pipeline{super-list={{enum=zero list={1} string=foo},{string="a b"}}}))' --dump-pass-pipeline 2>&1 | FileCheck %s --check-prefix=GROUPS-PIPELINE
// RUN: mlir-opt %s --test-options-super-set-ab-pipeline='foo bar=false' --dump-pass-pipeline 2>&1 | FileCheck %s --check-prefix=BOTH

func.func @f() {
  return
}






// CHECK: Pass Manager with 1 passes:
// CHECK-NEXT: builtin.module(
// CHECK-NEXT:   func.func(
// CHECK-NEXT:     test-options-pass{enum=zero list={1,2,-3,4} string=b string-list={{\{\{}}x y},z}}
// CHECK-NEXT:   )
// CHECK-NEXT: )
// CHECK-EMPTY:
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// PIPELINE: Pass Manager with 1 passes:
// PIPELINE-NEXT: builtin.module(
// PIPELINE-NEXT:   func.func(
// PIPELINE-NEXT:     test-options-pass{enum=two list={7} string={a b} string-list={q}}
// PIPELINE-NEXT:   )
// PIPELINE-NEXT: )
// PIPELINE-EMPTY:
// PIPELINE-NEXT: module {
// PIPELINE-NEXT:   func.func @f() {
// PIPELINE-NEXT:     return
// PIPELINE-NEXT:   }
// PIPELINE-NEXT: }

// GROUPS: Pass Manager with 1 passes:
// GROUPS-NEXT: builtin.module(
// GROUPS-NEXT:   func.func(
// GROUPS-NEXT:     test-options-super-pass{list={{\{\{}}enum=zero list={1} string=foo },{enum=one  string=bar },{enum=zero  string= },{enum=zero list={1,2} string= }}}
// GROUPS-NEXT:   )
// GROUPS-NEXT: )
// GROUPS-EMPTY:
// GROUPS-NEXT: module {
// GROUPS-NEXT:   func.func @f() {
// GROUPS-NEXT:     return
// GROUPS-NEXT:   }
// GROUPS-NEXT: }

// GROUPS-PIPELINE: Pass Manager with 1 passes:
// GROUPS-PIPELINE-NEXT: builtin.module(
// GROUPS-PIPELINE-NEXT:   func.func(
// GROUPS-PIPELINE-NEXT:     test-options-super-pass{list={{\{\{}}enum=zero list={1} string=foo },{enum=zero  string={a b} }}}
// GROUPS-PIPELINE-NEXT:   )
// GROUPS-PIPELINE-NEXT: )
// GROUPS-PIPELINE-EMPTY:
// GROUPS-PIPELINE-NEXT: module {
// GROUPS-PIPELINE-NEXT:   func.func @f() {
// GROUPS-PIPELINE-NEXT:     return
// GROUPS-PIPELINE-NEXT:   }
// GROUPS-PIPELINE-NEXT: }

// BOTH: Pass Manager with 2 passes:
// BOTH-NEXT: builtin.module(
// BOTH-NEXT:   func.func(
// BOTH-NEXT:     test-options-pass-a
// BOTH-NEXT:   ),
// BOTH-NEXT:   func.func(
// BOTH-NEXT:     test-options-pass-b
// BOTH-NEXT:   )
// BOTH-NEXT: )
// BOTH-EMPTY:
// BOTH-NEXT: module {
// BOTH-NEXT:   func.func @f() {
// BOTH-NEXT:     return
// BOTH-NEXT:   }
// BOTH-NEXT: }
