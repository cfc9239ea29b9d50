// RUN: mlir-opt %s --mlir-timing --pass-pipeline="builtin.module(func.func(cse,canonicalize),symbol-dce)" -o %t 2>&1 | FileCheck %s
// RUN: mlir-opt %s --mlir-timing --mlir-output-format=json --pass-pipeline="builtin.module(func.func(cse),symbol-dce)" -o %t 2>&1 | FileCheck %s --check-prefix=JSON

// Where passes run on several threads, what these take together has a column of its own.
func.func @f() {
  return
}
func.func @g() {
  return
}

// CHECK: {{^  ----User Time----  ----Wall Time----  ----Name----$}}
// CHECK-NEXT: {{^  +[0-9.]+ \( *[0-9.]+%\)  +[0-9.]+ \( *[0-9.]+%\)  Parser$}}
// CHECK-NEXT: 'func.func' Pipeline
// CHECK-NEXT: CSE
// CHECK-NEXT: (A) DominanceInfo
// CHECK-NEXT: Canonicalizer
// CHECK-NEXT: SymbolDCE
// CHECK-NEXT: Output
// CHECK-NEXT: Rest
// CHECK-NEXT: (100.0%) {{.*}} (100.0%)  Total

// JSON: {{^\{"user": \{"duration": +[0-9.]+, "percentage": +[0-9.]+\}, "wall": \{"duration": +[0-9.]+, "percentage": +[0-9.]+\}, "name": "Parser", "passes": \[$}}
