// RUN: mlir-opt %s --split-input-file --convert-gpu-to-nvvm | FileCheck %s

gpu.module @m {
  gpu.func @k(%a: f32, %b: i32, %c: index, %d: f16, %e: i8) {
    gpu.printf "a %f %d\0A", %a, %b : f32, i32
    gpu.printf "a %f %d\0A", %c, %d : index, f16
    gpu.printf "nothing"
    gpu.printf "%d", %e : i8
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.mlir.global internal constant @printfFormat_2("%d\00") {addr_space = 0 : i32}
// CHECK-NEXT:     llvm.mlir.global internal constant @printfFormat_1("nothing\00") {addr_space = 0 : i32}
// CHECK-NEXT:     llvm.mlir.global internal constant @printfFormat_0("a %f %d\0A\00") {addr_space = 0 : i32}
// CHECK-NEXT:     llvm.func @vprintf(!llvm.ptr, !llvm.ptr) -> i32
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: f16, %[[ARG4:[^ ]+]]: i8) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.addressof @printfFormat_0 : !llvm.ptr
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.getelementptr %[[V0]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<9 x i8>
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.fpext %[[ARG0]] : f32 to f64
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.alloca %[[V3]] x !llvm.struct<(f64, i32)> : (i64) -> !llvm.ptr
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.getelementptr %[[V4]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, i32)>
// CHECK-NEXT:       llvm.store %[[V2]], %[[V5]] : f64, !llvm.ptr
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.getelementptr %[[V4]][0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f64, i32)>
// CHECK-NEXT:       llvm.store %[[ARG1]], %[[V6]] : i32, !llvm.ptr
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.call @vprintf(%[[V1]], %[[V4]]) : (!llvm.ptr, !llvm.ptr) -> i32
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.mlir.addressof @printfFormat_0 : !llvm.ptr
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.getelementptr %[[V8]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<9 x i8>
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.fpext %[[ARG3]] : f16 to f64
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.alloca %[[V11]] x !llvm.struct<(i64, f64)> : (i64) -> !llvm.ptr
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.getelementptr %[[V12]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, f64)>
// CHECK-NEXT:       llvm.store %[[ARG2]], %[[V13]] : i64, !llvm.ptr
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.getelementptr %[[V12]][0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, f64)>
// CHECK-NEXT:       llvm.store %[[V10]], %[[V14]] : f64, !llvm.ptr
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.call @vprintf(%[[V9]], %[[V12]]) : (!llvm.ptr, !llvm.ptr) -> i32
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.mlir.addressof @printfFormat_1 : !llvm.ptr
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.getelementptr %[[V16]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<8 x i8>
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.alloca %[[V18]] x !llvm.struct<()> : (i64) -> !llvm.ptr
// CHECK-NEXT:       %[[V20:[^ ]+]] = llvm.call @vprintf(%[[V17]], %[[V19]]) : (!llvm.ptr, !llvm.ptr) -> i32
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.mlir.addressof @printfFormat_2 : !llvm.ptr
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.getelementptr %[[V21]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i8>
// CHECK-NEXT:       %[[V23:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.alloca %[[V23]] x !llvm.struct<(i8)> : (i64) -> !llvm.ptr
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.getelementptr %[[V24]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8)>
// CHECK-NEXT:       llvm.store %[[ARG4]], %[[V25]] : i8, !llvm.ptr
// CHECK-NEXT:       %[[V26:[^ ]+]] = llvm.call @vprintf(%[[V22]], %[[V24]]) : (!llvm.ptr, !llvm.ptr) -> i32
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  llvm.func @printfFormat_0(f64) -> f32
  llvm.mlir.global external constant @text("abc\00") {addr_space = 0 : i32}
  gpu.func @k() {
    gpu.printf "abc"
    gpu.printf "abcd"
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.mlir.global internal constant @printfFormat_1("abcd\00") {addr_space = 0 : i32}
// CHECK-NEXT:     llvm.func @vprintf(!llvm.ptr, !llvm.ptr) -> i32
// CHECK-NEXT:     llvm.func @printfFormat_0(f64) -> f32
// CHECK-NEXT:     llvm.mlir.global external constant @text("abc\00") {addr_space = 0 : i32}
// CHECK-NEXT:     llvm.func @k() {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.addressof @text : !llvm.ptr
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.getelementptr %[[V0]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i8>
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.alloca %[[V2]] x !llvm.struct<()> : (i64) -> !llvm.ptr
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.call @vprintf(%[[V1]], %[[V3]]) : (!llvm.ptr, !llvm.ptr) -> i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.mlir.addressof @printfFormat_1 : !llvm.ptr
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.getelementptr %[[V5]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<5 x i8>
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.alloca %[[V7]] x !llvm.struct<()> : (i64) -> !llvm.ptr
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.call @vprintf(%[[V6]], %[[V8]]) : (!llvm.ptr, !llvm.ptr) -> i32
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
