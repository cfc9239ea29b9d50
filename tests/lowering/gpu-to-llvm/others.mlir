// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --gpu-to-llvm | FileCheck %s

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %v = vector.transfer_read %m[%s], %x {in_bounds=[true]} : memref<?xf32>, vector<4xf32>
  %v2 = vector.transfer_read %st[%s, %s], %x : memref<4x4xf32>, vector<2x2xf32>
  vector.transfer_write %v2, %st[%s,%s] : vector<2x2xf32>, memref<4x4xf32>
  vector.print %v : vector<4xf32>
  %al = memref.alloc() : memref<3xf32>
  memref.dealloc %al : memref<3xf32>
  affine.for %i = 0 to 10 { %y = math.exp %x : f32
  "x.u"(%y) : (f32) -> () }
  %q = arith.constant dense<1> : vector<3xi32>
  %nn = arith.index_cast %s : index to i32
  %zz = arith.addi %d, %nn : i32
  %c1 = arith.cmpi eq, %d, %nn : i32
  cf.assert %c1, "x"
  "x.u"(%zz) : (i32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @abort()
// CHECK-NEXT:   llvm.func @puts(!llvm.ptr)
// CHECK-NEXT:   llvm.mlir.global private constant @assert_msg(dense<[120, 0]> : tensor<2xi8>) {addr_space = 0 : i32} : !llvm.array<2 x i8>
// CHECK-NEXT:   llvm.func @free(!llvm.ptr)
// CHECK-NEXT:   llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : i64 to index
// CHECK-NEXT:     %[[V1:[^ ]+]]:3 = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]]#0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.getelementptr %[[V3]][%[[ARG0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.load %[[V4]] {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.transfer_read %[[V1]]#1[%[[V0]], %[[V0]]], %[[ARG1]] : memref<4x4xf32>, vector<2x2xf32>
// CHECK-NEXT:     vector.transfer_write %[[V6]], %[[V1]]#1[%[[V0]], %[[V0]]] : vector<2x2xf32>, memref<4x4xf32>
// CHECK-NEXT:     vector.print %[[V5]] : vector<4xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.getelementptr %[[V9]][%[[V7]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.ptrtoint %[[V10]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.call @malloc(%[[V11]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.insertvalue %[[V12]], %[[V13]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.insertvalue %[[V12]], %[[V14]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.insertvalue %[[V16]], %[[V15]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V17]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.insertvalue %[[V8]], %[[V18]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.extractvalue %[[V19]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     llvm.call @free(%[[V20]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       %[[V26:[^ ]+]] = llvm.intr.exp(%[[ARG1]]) : (f32) -> f32
// CHECK-NEXT:       "x.u"(%[[V26]]) : (f32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.trunc %[[ARG0]] : i64 to i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.add %[[ARG2]], %[[V21]] : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.icmp "eq" %[[ARG2]], %[[V21]] : i32
// CHECK-NEXT:     llvm.cond_br %[[V23]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     "x.u"(%[[V22]]) : (i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.mlir.addressof @assert_msg : !llvm.ptr
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.getelementptr %[[V24]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i8>
// CHECK-NEXT:     llvm.call @puts(%[[V25]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @abort() : () -> ()
// CHECK-NEXT:     llvm.unreachable
// CHECK-NEXT:   }
// CHECK-NEXT: }
