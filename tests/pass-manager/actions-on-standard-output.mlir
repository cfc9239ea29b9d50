// RUN: mlir-opt %s --cse --profile-actions-to=- | FileCheck %s
// RUN: mlir-opt %s --profile-actions-to=- | FileCheck %s --check-prefix=NONE
// RUN: mlir-opt %s --cse --profile-actions-to=- --log-actions-to=- | FileCheck %s --check-prefix=BOTH

// What follows the last event ends the list of events.

func.func @f() {
  return
}

// CHECK: [{"name": "pass-execution", "cat": "PERF", "ph": "B", {{.*}}}},
// CHECK-NEXT: {"name": "pass-execution", "cat": "PERF", "ph": "E", "pid": 0, "tid": {{.*}}, "ts": {{[0-9]+}}}module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ]

// NONE: [module {
// NONE-NEXT: func.func @f() {
// NONE-NEXT: return
// NONE-NEXT: }
// NONE-NEXT: }
// NONE-EMPTY:
// NONE-NEXT: ]

// BOTH: [[thread mlir-opt{{.*}}] begins (no breakpoint) Action `pass-execution` running `CSE` on Operation `builtin.module` (module {...})`
// BOTH-NEXT: {"name": "pass-execution", "cat": "PERF", "ph": "B", {{.*}}}}[thread mlir-opt{{.*}}] completed `pass-execution`
// BOTH-NEXT: ,
// BOTH-NEXT: {"name": "pass-execution", "cat": "PERF", "ph": "E", "pid": 0, "tid": {{.*}}, "ts": {{[0-9]+}}}module {
// BOTH: {{^}}]{{$}}
