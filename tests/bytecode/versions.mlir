// RUN: mlir-opt %s --emit-bytecode | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --emit-bytecode --emit-bytecode-version=0 | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --emit-bytecode --emit-bytecode-version=1 | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --emit-bytecode --emit-bytecode-version=2 | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --emit-bytecode --emit-bytecode-version=3 | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --emit-bytecode --emit-bytecode-version=4 | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --emit-bytecode --emit-bytecode-version=5 | mlir-opt | FileCheck %s

memref.global "private" @table : memref<2xi32> = dense<[1, 2]>
memref.global "private" @names : memref<3xf32> = dense_resource<blob>

func.func @loop(%m: memref<?xi32, strided<[?], offset: 4>>, %n: index) -> i32 {
  %zero = arith.constant 0 : index
  %start = arith.constant 0 : i32
  %sum = scf.for %i = %zero to %n step %n iter_args(%s = %start) -> i32 {
    %v = memref.load %m[%i] : memref<?xi32, strided<[?], offset: 4>>
    %t = arith.addi %s, %v overflow<nsw> : i32
    scf.yield %t : i32
  }
  return %sum : i32
}

{-#
  dialect_resources: {
    builtin: {
      blob: "0x040000000000803F0000004000004040"
    }
  }
#-}

// CHECK: module {
// CHECK-NEXT:   memref.global "private" @table : memref<2xi32> = dense<[1, 2]>
// CHECK-NEXT:   memref.global "private" @names : memref<3xf32> = dense_resource<blob>
// CHECK-NEXT:   func.func @loop(%[[ARG0:[^ ]+]]: memref<?xi32, strided<[?], offset: 4>>, %[[ARG1:[^ ]+]]: index) -> i32 {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.for %[[ARG2:[^ ]+]] = %[[C0]] to %[[ARG1]] step %[[ARG1]] iter_args(%[[ARG3:[^ ]+]] = %[[C0_I32]]) -> (i32) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<?xi32, strided<[?], offset: 4>>
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[V1]] overflow<nsw> : i32
// CHECK-NEXT:       scf.yield %[[V2]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: {-#
// CHECK-NEXT:   dialect_resources: {
// CHECK-NEXT:     builtin: {
// CHECK-NEXT:       blob: "0x040000000000803F0000004000004040"
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: #-}
