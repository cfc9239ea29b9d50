// RUN: mlir-opt %s --emit-bytecode | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --emit-bytecode --emit-bytecode-version=5 | mlir-opt | FileCheck %s

llvm.func @flags(%a: i64, %p: !llvm.ptr) -> !llvm.ptr {
  %b = llvm.add %a, %a overflow<nsw, nuw> : i64
  %q = llvm.getelementptr inbounds %p[%b, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i8>
  llvm.return %q : !llvm.ptr
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @flags(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: !llvm.ptr) -> !llvm.ptr {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.add %[[ARG0]], %[[ARG0]] overflow<nsw, nuw> : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.getelementptr inbounds %[[ARG1]][%[[V0]], 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i8>
// CHECK-NEXT:     llvm.return %[[V1]] : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }
