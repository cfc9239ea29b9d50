// RUN: mlir-opt %s | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

func.func @f0(%a: vector<4x8xf32>, %b: vector<8x4xf32>, %c: vector<4x4xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = ["parallel","parallel","reduction"], foo = 1} %a, %b, %c {bar} : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
  return
}

func.func @f1(%a: vector<4xf32>, %b: vector<4xf32>, %c: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = ["reduction"], kind = #vector.kind<maxnumf>} %a, %b, %c : vector<4xf32>, vector<4xf32> into f32
  return
}

func.func @f2(%a: vector<[4]xf32>, %b: vector<4xf32>, %c: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = ["reduction"]} %a, %b, %c : vector<[4]xf32>, vector<4xf32> into f32
  return
}

func.func @f3(%a: vector<4xf16>, %b: vector<4xf16>, %c: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = ["reduction"]} %a, %b, %c : vector<4xf16>, vector<4xf16> into f32
  return
}

func.func @f4(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>) {
  %0 = vector.outerproduct %a, %b, %c : vector<4xf32>, vector<8xf32>
  return
}

func.func @f5(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>) {
  %0 = vector.outerproduct %a, %b : vector<4xf32>, vector<8xf32>
  return
}

func.func @f6(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>) {
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxnumf>, q = 1} : vector<4xf32>, vector<8xf32>
  return
}

func.func @f7(%a: vector<4xf32>, %b: f32, %c: vector<4xf32>) {
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<add>} : vector<4xf32>, f32
  return
}

func.func @f8(%a: vector<4xf32>, %b: f32, %c: vector<4xf32>) {
  %0 = vector.outerproduct %a, %b, %c, %c : vector<4xf32>, f32
  return
}

func.func @f9(%a: vector<[4]xf32>, %b: vector<[4]xf32>, %c: vector<[4]x[4]xf32>) {
  %0 = vector.outerproduct %a, %b, %c : vector<[4]xf32>, vector<[4]xf32>
  return
}

func.func @f10(%a: vector<4xf32>, %b: vector<[4]xf32>, %c: vector<4x[4]xf32>) {
  %0 = vector.outerproduct %a, %b, %c : vector<4xf32>, vector<[4]xf32>
  return
}

func.func @f11(%a: vector<4xf32>, %b: vector<[4]xf32>, %c: vector<4x4xf32>) {
  %0 = "vector.outerproduct"(%a, %b) : (vector<4xf32>, vector<[4]xf32>) -> vector<4x4xf32>
  return
}

func.func @f12(%a: vector<[4]xf32>, %b: vector<[4]xf32>, %c: vector<4x4xf32>) {
  %0 = "vector.outerproduct"(%a, %b) : (vector<[4]xf32>, vector<[4]xf32>) -> vector<4x[4]xf32>
  return
}

func.func @f13(%a: vector<[4]xf32>, %b: vector<[4]xf32>, %c: vector<4x4xf32>) {
  %0 = vector.outerproduct %a, %b {kind = #vector.kind<mul>} : vector<[4]xf32>, vector<[4]xf32>
  return
}

func.func @f14(%m: memref<4x8xf32>, %i: index, %p: f32, %k: vector<8xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<4x8xf32>, vector<8xf32>
  return
}

func.func @f15(%m: memref<4x8xf32>, %i: index, %p: f32, %k: vector<8xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0,d1)->(d1)>, in_bounds = [true]} : memref<4x8xf32>, vector<8xf32>
  return
}

func.func @f16(%m: memref<4x8xf32>, %i: index, %p: f32, %k: vector<8xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %p, %k {permutation_map = affine_map<(d0,d1)->(d0)>, in_bounds = [false], u = 1} : memref<4x8xf32>, vector<8xf32>
  return
}

func.func @f17(%m: tensor<4x8xf32>, %i: index, %p: f32, %k: vector<8xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0,d1)->(0, d1)>} : tensor<4x8xf32>, vector<3x8xf32>
  return
}

func.func @f18(%m: memref<?x?xvector<4x3xf32>>, %i: index, %p: vector<4x3xf32>, %k: vector<8xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xvector<4x3xf32>>, vector<1x1x4x3xf32>
  return
}

func.func @f19(%m: memref<f32>, %p: f32) {
  %0 = vector.transfer_read %m[], %p : memref<f32>, vector<f32>
  return
}

func.func @f20(%m: memref<4x8xf32>, %i: index, %p: f32, %k: vector<8xi1>) {
  %0 = vector.transfer_read %m[%i,%i], %p : memref<4x8xf32>, vector<8xf64>
  return
}

func.func @f21(%m: memref<4x8xf32>, %i: index, %p: f32, %k: vector<8xi1>) {
  %0 = vector.transfer_read %m[%i,%i], %p {in_bounds = [false], permutation_map = affine_map<(d0,d1)->(0)>} : memref<4x8xf32>, vector<8xf32>
  return
}

func.func @f22(%m: memref<?x?xvector<4x3xf32>>, %i: index, %p: vector<4x3xf32>, %k: vector<8xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xvector<4x3xf32>>, vector<1x1x2x3xf32>
  return
}

func.func @f23(%m: memref<?x?xi8>, %i: index, %p: i8, %k: vector<1xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xi8>, vector<2xi32>
  return
}

func.func @f24(%m: memref<?x?xi32>, %i: index, %p: i32, %k: vector<1xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xi32>, vector<4xi8>
  return
}

func.func @f25(%m: memref<?x?xi32>, %i: index, %p: i32, %k: vector<1xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xi32>, vector<4xf32>
  return
}

func.func @f26(%m: memref<?x?xindex>, %i: index, %p: index, %k: vector<1xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xindex>, vector<4xindex>
  return
}

func.func @f27(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<4x8xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %p, %k {permutation_map = affine_map<(d0,d1)->(d1,d0)>}: memref<?x?xf32>, vector<8x4xf32>
  return
}

func.func @f28(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<4xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %p, %k {in_bounds = [true, true], permutation_map = affine_map<(d0,d1)->(0,d0)>}: memref<?x?xf32>, vector<8x4xf32>
  return
}

func.func @f29(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<[4]xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %p, %k : memref<?x?xf32>, vector<[4]xf32>
  return
}

func.func @f30(%m: memref<f32>, %p: f32, %k: vector<1xi1>) {
  %0 = vector.transfer_read %m[], %p, %k : memref<f32>, vector<f32>
  return
}

func.func @f31(%m: memref<4xf32>, %p: f32, %i: index) {
  %0 = vector.transfer_read %m[%i], %p : memref<4xf32>, vector<f32>
  return
}

func.func @f32(%m: memref<4x8xf32>, %i: index, %v: vector<8xf32>, %k: vector<8xi1>) {
  vector.transfer_write %v, %m[%i, %i] : vector<8xf32>, memref<4x8xf32>
  return
}

func.func @f33(%m: memref<4x8xf32>, %i: index, %v: vector<8xf32>, %k: vector<8xi1>) {
  vector.transfer_write %v, %m[%i, %i], %k {in_bounds = [true], z} : vector<8xf32>, memref<4x8xf32>
  return
}

func.func @f34(%m: tensor<4x8xf32>, %i: index, %v: vector<8xf32>, %k: vector<8xi1>) {
  %0 = vector.transfer_write %v, %m[%i, %i], %k {permutation_map = affine_map<(i,j)->(i)>} : vector<8xf32>, tensor<4x8xf32>
  return
}

func.func @f35(%m: tensor<4x8xf32>, %i: index, %v: vector<8xf32>, %k: vector<8xi1>) {
  vector.transfer_write %v, %m[%i, %i], %k {permutation_map = affine_map<(i,j)->(i)>} : vector<8xf32>, tensor<4x8xf32>
  return
}

func.func @f36(%m: memref<4x8xf32>, %i: index, %v: vector<8xf64>, %k: vector<8xi1>) {
  vector.transfer_write %v, %m[%i, %i], %k : vector<8xf64>, memref<4x8xf32>
  return
}

func.func @f37(%m: memref<?x?xvector<4x3xf32>>, %i: index, %v: vector<1x1x4x3xf32>, %k: vector<1x1xi1>) {
  vector.transfer_write %v, %m[%i, %i] : vector<1x1x4x3xf32>, memref<?x?xvector<4x3xf32>>
  return
}

func.func @f38(%m: memref<4x8xf32>, %i: index, %v: vector<8xf32>, %k: vector<8xi1>) {
  "vector.transfer_write"(%v, %m, %i, %i) {operandSegmentSizes = array<i32: 1,1,2,0>, permutation_map = affine_map<(d0,d1)->(d1)>, in_bounds = [false]} : (vector<8xf32>, memref<4x8xf32>, index, index) -> ()
  return
}

func.func @f39(%m: memref<4x8xf32>, %i: index, %v: vector<f32>, %k: vector<8xi1>) {
  vector.transfer_write %v, %m[%i, %i] : vector<f32>, memref<4x8xf32>
  return
}

func.func @f40(%a: vector<4xi32>) {
  %0 = vector.bitcast %a : vector<4xi32> to vector<4xf32>
  return
}

func.func @f41(%a: vector<4xi32>) {
  %0 = vector.bitcast %a : vector<4xi32> to vector<8xi16>
  return
}

func.func @f42(%a: vector<i32>) {
  %0 = vector.bitcast %a : vector<i32> to vector<f32>
  return
}

func.func @f43(%a: vector<2xindex>) {
  %0 = vector.bitcast %a : vector<2xindex> to vector<2xi64>
  return
}

func.func @f44(%a: vector<[2]xi32>) {
  %0 = vector.bitcast %a : vector<[2]xi32> to vector<2xi32>
  return
}

func.func @f45(%a: vector<[2]x4xi32>) {
  %0 = vector.bitcast %a : vector<[2]x4xi32> to vector<2x4xi32>
  return
}

func.func @f46(%a: f32) {
  %0 = vector.broadcast %a : f32 to vector<4xf32>
  return
}

func.func @f47(%a: vector<4xf32>) {
  %0 = vector.broadcast %a : vector<4xf32> to vector<3x4xf32>
  return
}

func.func @f48(%a: vector<1xf32>) {
  %0 = vector.broadcast %a : vector<1xf32> to vector<3x4xf32>
  return
}

func.func @f49(%a: vector<1xf32>) {
  %0 = vector.broadcast %a : vector<1xf32> to vector<[4]xf32>
  return
}

func.func @f50(%a: vector<f32>) {
  %0 = vector.broadcast %a : vector<f32> to vector<f32>
  return
}

func.func @f51(%m: memref<?xf32>, %i: index, %k: vector<16xi1>, %v: vector<16xf32>) {
  vector.compressstore %m[%i], %k, %v {alignment = 8 : i64} : memref<?xf32>, vector<16xi1>, vector<16xf32>
  return
}

func.func @f52(%m: memref<?xf32>, %i: index, %k: vector<16xi1>, %v: vector<16xf32>) {
  %0 = vector.expandload %m[%i], %k, %v {alignment = 8} : memref<?xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return
}

func.func @f53(%m: memref<?xf32>, %i: index, %k: vector<16xi1>, %v: vector<16xf32>) {
  %0 = vector.maskedload %m[%i], %k, %v : memref<?xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return
}

func.func @f54(%m: memref<?xf32>, %i: index, %k: vector<[16]xi1>, %v: vector<16xf32>) {
  %0 = vector.maskedload %m[%i], %k, %v : memref<?xf32>, vector<[16]xi1>, vector<16xf32> into vector<16xf32>
  return
}

func.func @f55(%m: memref<?xf32>, %i: index, %k: vector<16xi1>, %v: vector<16xf32>) {
  vector.maskedstore %m[%i], %k, %v : memref<?xf32>, vector<16xi1>, vector<16xf32>
  return
}

func.func @f56() {
  %0 = vector.constant_mask [3, 2] : vector<4x3xi1>
  return
}

func.func @f57() {
  %0 = vector.constant_mask [0] : vector<i1>
  return
}

func.func @f58() {
  %0 = vector.constant_mask [0] : vector<[4]xi1>
  return
}

func.func @f59() {
  %0 = vector.constant_mask [0, 0] : vector<4x3xi1>
  return
}

func.func @f60(%i: index) {
  %0 = vector.create_mask %i, %i : vector<4x3xi1>
  return
}

func.func @f61(%i: index) {
  %0 = vector.create_mask %i : vector<i1>
  return
}

func.func @f62(%a: vector<4xf32>) {
  %0, %1 = vector.deinterleave %a : vector<4xf32> -> vector<2xf32>
  return
}

func.func @f63(%a: vector<4xf32>) {
  %0 = vector.interleave %a, %a : vector<4xf32> -> vector<8xf32>
  return
}

func.func @f64(%a: vector<f32>) {
  %0 = vector.interleave %a, %a : vector<f32> -> vector<2xf32>
  return
}

func.func @f65(%a: vector<4x8x16xf32>, %i: index) {
  %0 = vector.extract %a[3, %i] : vector<16xf32> from vector<4x8x16xf32>
  return
}

func.func @f66(%a: vector<4x8x16xf32>, %i: index) {
  %0 = vector.extract %a[3, 3, %i] : f32 from vector<4x8x16xf32>
  return
}

func.func @f67(%a: vector<4x8x16xf32>, %i: index) {
  %0 = vector.extract %a[] : vector<4x8x16xf32> from vector<4x8x16xf32>
  return
}

func.func @f68(%a: vector<4x8x16xf32>, %i: index) {
  %0 = vector.extract %a[-1] : vector<8x16xf32> from vector<4x8x16xf32>
  return
}

func.func @f69(%a: vector<4xf32>, %i: index) {
  %0 = vector.extract %a[0] : vector<1xf32> from vector<4xf32>
  return
}

func.func @f70(%a: vector<f32>, %i: index) {
  %0 = vector.extract %a[] : f32 from vector<f32>
  return
}

func.func @f71(%a: vector<1xf32>, %i: index) {
  %0 = vector.extract %a[] : f32 from vector<1xf32>
  return
}

func.func @f72(%a: vector<1xf32>, %i: index) {
  %0 = vector.extract %a[] : vector<1xf32> from vector<1xf32>
  return
}

func.func @f73(%a: vector<4x1xf32>, %i: index) {
  %0 = vector.extract %a[0] : f32 from vector<4x1xf32>
  return
}

func.func @f74(%a: vector<4x[4]xf32>, %i: index) {
  %0 = vector.extract %a[0] : vector<[4]xf32> from vector<4x[4]xf32>
  return
}

func.func @f75(%a: vector<4x4xf32>, %b: vector<4xf32>, %i: index) {
  %0 = vector.insert %b, %a [%i] : vector<4xf32> into vector<4x4xf32>
  return
}

func.func @f76(%a: vector<4x4xf32>, %b: f32, %i: index) {
  %0 = vector.insert %b, %a[0, %i] {a} : f32 into vector<4x4xf32>
  return
}

func.func @f77(%a: vector<4x4xf32>, %b: vector<5xf32>, %i: index) {
  %0 = vector.insert %b, %a [0] : vector<5xf32> into vector<4x4xf32>
  return
}

func.func @f78(%a: vector<f32>, %b: f32, %i: index) {
  %0 = vector.insert %b, %a [] : f32 into vector<f32>
  return
}

func.func @f79(%a: vector<4x4xf32>, %b: vector<4x4xf32>, %i: index) {
  %0 = vector.insert %b, %a [] : vector<4x4xf32> into vector<4x4xf32>
  return
}

func.func @f80(%a: vector<4x[4]xf32>, %b: vector<4xf32>, %i: index) {
  %0 = vector.insert %b, %a [0] : vector<4xf32> into vector<4x[4]xf32>
  return
}

func.func @f81(%a: vector<4xf32>, %b: vector<4xf32>, %i: index) {
  %0 = "vector.insert"(%b, %a, %i) {static_position = array<i64>} : (vector<4xf32>, vector<4xf32>, index) -> vector<4xf32>
  return
}

func.func @f82(%a: vector<4xf32>) {
  %0 = vector.fma %a, %a, %a : vector<4xf32>
  return
}

func.func @f83(%a: vector<f32>) {
  %0 = vector.fma %a, %a, %a : vector<f32>
  return
}

func.func @f84(%a: f32) {
  %0 = vector.from_elements %a, %a : vector<2xf32>
  return
}

func.func @f85(%a: f32, %b: f64) {
  %0 = vector.from_elements %a : vector<f32>
  return
}

func.func @f86(%a: vector<2xf32>) {
  %0:2 = vector.to_elements %a : vector<2xf32>
  return
}

func.func @f87(%a: vector<2x2xf32>) {
  %0:4 = vector.to_elements %a : vector<2x2xf32>
  return
}

func.func @f88(%a: vector<[2]xf32>) {
  %0:2 = vector.to_elements %a : vector<[2]xf32>
  return
}

func.func @f89(%a: vector<2x4xf32>) {
  %0 = vector.transpose %a, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  return
}

func.func @f90(%a: vector<2x[4]xf32>) {
  %0 = vector.transpose %a, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
  return
}

func.func @f91(%a: vector<2x[4]xf32>) {
  %0 = vector.transpose %a, [1, 0] : vector<2x[4]xf32> to vector<4x2xf32>
  return
}

func.func @f92(%a: vector<f32>) {
  %0 = vector.transpose %a, [] : vector<f32> to vector<f32>
  return
}

func.func @f93(%a: memref<2x4xf32>) {
  %0 = vector.type_cast %a : memref<2x4xf32> to memref<vector<2x4xf32>>
  return
}

func.func @f94(%a: memref<2x4xf32>) {
  %0 = vector.type_cast %a : memref<2x4xf32> to memref<2xvector<4xf32>>
  return
}

func.func @f95(%a: memref<2x4xf32, 1>) {
  %0 = vector.type_cast %a : memref<2x4xf32, 1> to memref<vector<2x4xf32>, 1>
  return
}

func.func @f96() {
  %0 = vector.vscale
  return
}

func.func @f97() {
  %0 = vector.step : vector<4xindex>
  return
}

func.func @f98() {
  %0 = vector.step : vector<[4]xindex>
  return
}

func.func @f99(%a: vector<4xf32>) {
  vector.print %a : vector<4xf32>
  return
}

func.func @f100(%a: vector<4xf32>) {
  vector.print %a : vector<4xf32> punctuation <comma>
  return
}

func.func @f101(%a: vector<4xf32>) {
  vector.print str "hello"
  return
}

func.func @f102(%a: vector<4xf32>) {
  vector.print punctuation <open>
  return
}

func.func @f103(%a: vector<4xf32>) {
  vector.print
  return
}

func.func @f104(%a: i32) {
  vector.print %a : i32 punctuation <newline>
  return
}

func.func @f105(%a: i32) {
  vector.print {punctuation = #vector.punctuation<open>}
  return
}

func.func @f106(%a: vector<4x8x16xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [0, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8x16xf32> to vector<2x4x16xf32>
  return
}

func.func @f107(%a: vector<4x[8]xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [1], sizes = [2], strides = [1]} : vector<4x[8]xf32> to vector<2x[8]xf32>
  return
}

func.func @f108(%a: vector<4x[8]xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [1,0], sizes = [2,8], strides = [1,1]} : vector<4x[8]xf32> to vector<2x[8]xf32>
  return
}

func.func @f109(%a: vector<4x8x16xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [], sizes = [], strides = []} : vector<4x8x16xf32> to vector<4x8x16xf32>
  return
}

func.func @f110(%a: vector<2x4xf32>, %b: vector<16x4x8xf32>) {
  %0 = vector.insert_strided_slice %a, %b {offsets = [0, 0, 2], strides = [1, 1]} : vector<2x4xf32> into vector<16x4x8xf32>
  return
}

func.func @f111(%a: vector<2x[4]xf32>, %b: vector<4x[4]xf32>) {
  %0 = vector.insert_strided_slice %a, %b {offsets = [0, 0], strides = [1, 1]} : vector<2x[4]xf32> into vector<4x[4]xf32>
  return
}

func.func @f112(%m: memref<?xf32>, %i: index, %x: vector<16xi32>, %k: vector<16xi1>, %p: vector<16xf32>) {
  %0 = vector.gather %m[%i][%x], %k, %p : memref<?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return
}

func.func @f113(%m: tensor<?xf32>, %i: index, %x: vector<16xi32>, %k: vector<16xi1>, %p: vector<16xf32>) {
  %0 = vector.gather %m[%i][%x], %k, %p {alignment = 8 : i64} : tensor<?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return
}

func.func @f114(%m: memref<?xf32>, %i: index, %x: vector<2x3xi32>, %k: vector<2x3xi1>, %p: vector<2x3xf32>) {
  %0 = vector.gather %m[%i][%x], %k, %p : memref<?xf32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xf32> into vector<2x3xf32>
  return
}

func.func @f115(%m: memref<?xf32>, %i: index, %x: vector<16xi32>, %k: vector<16xi1>, %p: vector<16xf32>) {
  vector.scatter %m[%i][%x], %k, %p : memref<?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32>
  return
}

func.func @f116(%m: tensor<?xf32>, %i: index, %x: vector<16xi32>, %k: vector<16xi1>, %p: vector<16xf32>) {
  %0 = vector.scatter %m[%i][%x], %k, %p : tensor<?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32> -> tensor<?xf32>
  return
}

func.func @f117(%m: tensor<?xf32>, %i: index, %x: vector<16xi32>, %k: vector<16xi1>, %p: vector<16xf32>) {
  vector.scatter %m[%i][%x], %k, %p : tensor<?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32>
  return
}

func.func @f118(%m: tensor<?xf32>, %i: index, %x: vector<16xi32>, %k: vector<16xi1>, %p: vector<16xf32>) {
  %0 = vector.scatter %m[%i][%x], %k, %p : tensor<?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32> -> tensor<4xf32>
  return
}

func.func @f119(%m: memref<?xf32>, %i: index, %x: vector<16xi32>, %k: vector<16xi1>, %p: vector<16xf32>) {
  %0 = vector.scatter %m[%i][%x], %k, %p : memref<?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32> -> tensor<?xf32>
  return
}

func.func @f120(%m: memref<8x8xf32>, %i: index) {
  %0 = vector.load %m[%i, %i] : memref<8x8xf32>, vector<8xf32>
  return
}

func.func @f121(%m: memref<8x8xf32>, %i: index) {
  %0 = vector.load %m[%i, %i] {nontemporal = true, alignment = 16} : memref<8x8xf32>, vector<2x8xf32>
  return
}

func.func @f122(%m: memref<8x8xf32>, %i: index) {
  %0 = vector.load %m[%i, %i] {nontemporal = false} : memref<8x8xf32>, vector<f32>
  return
}

func.func @f123(%m: memref<8x8xvector<8xf32>>, %i: index) {
  %0 = vector.load %m[%i, %i] : memref<8x8xvector<8xf32>>, vector<8xf32>
  return
}

func.func @f124(%m: memref<8x8xf32, strided<[1, 8]>>, %i: index) {
  %0 = vector.load %m[%i, %i] : memref<8x8xf32, strided<[1, 8]>>, vector<1xf32>
  return
}

func.func @f125(%m: memref<8x8xf32, strided<[1, 8]>>, %i: index) {
  %0 = vector.load %m[%i, %i] : memref<8x8xf32, strided<[1, 8]>>, vector<f32>
  return
}

func.func @f126(%m: memref<f32>, %i: index) {
  %0 = vector.load %m[] : memref<f32>, vector<f32>
  return
}

func.func @f127(%m: memref<8x8xf32>, %i: index, %v: vector<8xf32>) {
  vector.store %v, %m[%i, %i] {alignment = 4} : memref<8x8xf32>, vector<8xf32>
  return
}

func.func @f128(%a: vector<4x8x16xf32>, %c: vector<4x16xf32>) {
  %0 = vector.multi_reduction <mul>, %a, %c [1] : vector<4x8x16xf32> to vector<4x16xf32>
  return
}

func.func @f129(%a: vector<4x8xf32>, %c: f32) {
  %0 = vector.multi_reduction <mul>, %a, %c {z} [0, 1] : vector<4x8xf32> to f32
  return
}

func.func @f130(%a: vector<4x8xf32>, %c: vector<4x8xf32>) {
  %0 = vector.multi_reduction <mul>, %a, %c [] : vector<4x8xf32> to vector<4x8xf32>
  return
}

func.func @f131(%a: vector<4x8xf32>, %c: vector<8xf32>) {
  %0 = vector.multi_reduction <mul>, %a, %c [0, 0] : vector<4x8xf32> to vector<8xf32>
  return
}

func.func @f132(%a: vector<4x8xf32>, %c: vector<4x8xf32>) {
  %0 = vector.multi_reduction <mul>, %a, %c [2] : vector<4x8xf32> to vector<4x8xf32>
  return
}

func.func @f133(%a: vector<4x8xf32>, %c: vector<8xf32>) {
  %0 = vector.multi_reduction <and>, %a, %c [0] : vector<4x8xf32> to vector<8xf32>
  return
}

func.func @f134(%a: vector<4x8xi32>, %c: vector<8xi32>) {
  %0 = vector.multi_reduction <minnumf>, %a, %c [0] : vector<4x8xi32> to vector<8xi32>
  return
}

func.func @f135(%a: vector<4x[8]xf32>, %c: vector<[8]xf32>) {
  %0 = vector.multi_reduction <add>, %a, %c [0] : vector<4x[8]xf32> to vector<[8]xf32>
  return
}

func.func @f136(%a: vector<8xf32>, %c: f32) {
  %0 = vector.reduction <add>, %a : vector<8xf32> into f32
  return
}

func.func @f137(%a: vector<8xf32>, %c: f32) {
  %0 = vector.reduction <add>, %a, %c fastmath<reassoc> : vector<8xf32> into f32
  return
}

func.func @f138(%a: vector<8xf32>, %c: f32) {
  %0 = vector.reduction <add>, %a, %c fastmath<none> : vector<8xf32> into f32
  return
}

func.func @f139(%a: vector<f32>, %c: f32) {
  %0 = vector.reduction <add>, %a, %c : vector<f32> into f32
  return
}

func.func @f140(%a: vector<8xindex>, %c: index) {
  %0 = vector.reduction <add>, %a, %c : vector<8xindex> into index
  return
}

func.func @f141(%a: vector<8xui32>, %c: ui32) {
  %0 = vector.reduction <add>, %a, %c : vector<8xui32> into ui32
  return
}

func.func @f142(%a: vector<8xi32>, %c: i32) {
  %0 = vector.reduction <maxui>, %a, %c : vector<8xi32> into i32
  return
}

func.func @f143(%a: vector<[16]xf32>) {
  %0 = vector.scalable.extract %a[4] : vector<4xf32> from vector<[16]xf32>
  return
}

func.func @f144(%a: vector<[16]xf32>) {
  %0 = vector.scalable.extract %a[4] : vector<[4]xf32> from vector<[16]xf32>
  return
}

func.func @f145(%a: vector<[16]xf32>, %b: vector<4xf32>) {
  %0 = vector.scalable.insert %b, %a[4] : vector<4xf32> into vector<[16]xf32>
  return
}

func.func @f146(%a: vector<4x8xf32>, %b: vector<8xf32>) {
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 0} : vector<4x8xf32>, vector<8xf32>
  return
}

func.func @f147(%a: vector<4x8xf32>, %b: vector<8xf64>) {
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 0} : vector<4x8xf32>, vector<8xf64>
  return
}

func.func @f148(%a: vector<4xf32>, %b: vector<f32>) {
  %0:2 = vector.scan <add>, %a, %b {inclusive = false, reduction_dim = 0} : vector<4xf32>, vector<f32>
  return
}

func.func @f149(%a: vector<4xf32>) {
  %0 = vector.shape_cast %a : vector<4xf32> to vector<2x2xf32>
  return
}

func.func @f150(%a: vector<1xf32>) {
  %0 = vector.shape_cast %a : vector<1xf32> to vector<f32>
  return
}

func.func @f151(%a: vector<[4]xf32>) {
  %0 = vector.shape_cast %a : vector<[4]xf32> to vector<1x[4]xf32>
  return
}

func.func @f152(%a: vector<[4]x4xf32>) {
  %0 = vector.shape_cast %a : vector<[4]x4xf32> to vector<4x[4]xf32>
  return
}

func.func @f153(%a: vector<2xf32>, %b: vector<4xf32>) {
  %0 = vector.shuffle %a, %b [0, 1, 2, 5, -1] : vector<2xf32>, vector<4xf32>
  return
}

func.func @f154(%a: vector<2x4xf32>, %b: vector<3x4xf32>) {
  %0 = vector.shuffle %a, %b [0, 4] : vector<2x4xf32>, vector<3x4xf32>
  return
}

func.func @f155(%a: vector<f32>, %b: vector<f32>) {
  %0 = vector.shuffle %a, %b [0, 1] : vector<f32>, vector<f32>
  return
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map4 = affine_map<(d0) -> ()>
// CHECK-NEXT: #map5 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map6 = affine_map<(d0, d1) -> (0, d1)>
// CHECK-NEXT: #map7 = affine_map<(d0, d1) -> (0)>
// CHECK-NEXT: #map8 = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #map9 = affine_map<(d0, d1) -> (0, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: vector<4x8xf32>, %[[ARG1:[^ ]+]]: vector<8x4xf32>, %[[ARG2:[^ ]+]]: vector<4x4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[ARG0]], %[[ARG1]], %[[ARG2]] {bar, foo = 1 : i64} : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.contract {indexing_maps = [#map3, #map3, #map4], iterator_types = ["reduction"], kind = #vector.kind<maxnumf>} %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<4xf32>, vector<4xf32> into f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: vector<[4]xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.contract {indexing_maps = [#map3, #map3, #map4], iterator_types = ["reduction"], kind = #vector.kind<add>} %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<[4]xf32>, vector<4xf32> into f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: vector<4xf16>, %[[ARG1:[^ ]+]]: vector<4xf16>, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.contract {indexing_maps = [#map3, #map3, #map4], iterator_types = ["reduction"], kind = #vector.kind<add>} %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<4xf16>, vector<4xf16> into f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<8xf32>, %[[ARG2:[^ ]+]]: vector<4x8xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.outerproduct %[[ARG0]], %[[ARG1]], %[[ARG2]] {kind = #vector.kind<add>} : vector<4xf32>, vector<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<8xf32>, %[[ARG2:[^ ]+]]: vector<4x8xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.outerproduct %[[ARG0]], %[[ARG1]] : vector<4xf32>, vector<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<8xf32>, %[[ARG2:[^ ]+]]: vector<4x8xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.outerproduct %[[ARG0]], %[[ARG1]], %[[ARG2]] {kind = #vector.kind<maxnumf>, q = 1 : i64} : vector<4xf32>, vector<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.outerproduct %[[ARG0]], %[[ARG1]], %[[ARG2]] {kind = #vector.kind<add>} : vector<4xf32>, f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.outerproduct %[[ARG0]], %[[ARG1]], %[[ARG2]] {kind = #vector.kind<add>} : vector<4xf32>, f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: vector<[4]xf32>, %[[ARG1:[^ ]+]]: vector<[4]xf32>, %[[ARG2:[^ ]+]]: vector<[4]x[4]xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.outerproduct %[[ARG0]], %[[ARG1]], %[[ARG2]] {kind = #vector.kind<add>} : vector<[4]xf32>, vector<[4]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<[4]xf32>, %[[ARG2:[^ ]+]]: vector<4x[4]xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.outerproduct %[[ARG0]], %[[ARG1]], %[[ARG2]] {kind = #vector.kind<add>} : vector<4xf32>, vector<[4]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f11(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<[4]xf32>, %[[ARG2:[^ ]+]]: vector<4x4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.outerproduct %[[ARG0]], %[[ARG1]] : vector<4xf32>, vector<[4]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f12(%[[ARG0:[^ ]+]]: vector<[4]xf32>, %[[ARG1:[^ ]+]]: vector<[4]xf32>, %[[ARG2:[^ ]+]]: vector<4x4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.outerproduct %[[ARG0]], %[[ARG1]] : vector<[4]xf32>, vector<[4]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f13(%[[ARG0:[^ ]+]]: vector<[4]xf32>, %[[ARG1:[^ ]+]]: vector<[4]xf32>, %[[ARG2:[^ ]+]]: vector<4x4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.outerproduct %[[ARG0]], %[[ARG1]] : vector<[4]xf32>, vector<[4]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f14(%[[ARG0:[^ ]+]]: memref<4x8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<8xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG2]] : memref<4x8xf32>, vector<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f15(%[[ARG0:[^ ]+]]: memref<4x8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<8xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG2]] {in_bounds = [true]} : memref<4x8xf32>, vector<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f16(%[[ARG0:[^ ]+]]: memref<4x8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<8xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG2]], %[[ARG3]] {permutation_map = #map5, u = 1 : i64} : memref<4x8xf32>, vector<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f17(%[[ARG0:[^ ]+]]: tensor<4x8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<8xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG2]] {permutation_map = #map6} : tensor<4x8xf32>, vector<3x8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f18(%[[ARG0:[^ ]+]]: memref<?x?xvector<4x3xf32>>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<4x3xf32>, %[[ARG3:[^ ]+]]: vector<8xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG2]] : memref<?x?xvector<4x3xf32>>, vector<1x1x4x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f19(%[[ARG0:[^ ]+]]: memref<f32>, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][], %[[ARG1]] : memref<f32>, vector<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f20(%[[ARG0:[^ ]+]]: memref<4x8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<8xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG2]] : memref<4x8xf32>, vector<8xf64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f21(%[[ARG0:[^ ]+]]: memref<4x8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<8xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG2]] {permutation_map = #map7} : memref<4x8xf32>, vector<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f22(%[[ARG0:[^ ]+]]: memref<?x?xvector<4x3xf32>>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<4x3xf32>, %[[ARG3:[^ ]+]]: vector<8xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG2]] : memref<?x?xvector<4x3xf32>>, vector<1x1x2x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f23(%[[ARG0:[^ ]+]]: memref<?x?xi8>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: i8, %[[ARG3:[^ ]+]]: vector<1xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG2]] : memref<?x?xi8>, vector<2xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f24(%[[ARG0:[^ ]+]]: memref<?x?xi32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: vector<1xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG2]] : memref<?x?xi32>, vector<4xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f25(%[[ARG0:[^ ]+]]: memref<?x?xi32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: vector<1xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG2]] : memref<?x?xi32>, vector<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f26(%[[ARG0:[^ ]+]]: memref<?x?xindex>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<1xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG2]] : memref<?x?xindex>, vector<4xindex>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f27(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<4x8xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG2]], %[[ARG3]] {permutation_map = #map8} : memref<?x?xf32>, vector<8x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f28(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<4xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG2]], %[[ARG3]] {in_bounds = [true, true], permutation_map = #map9} : memref<?x?xf32>, vector<8x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f29(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<[4]xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG2]], %[[ARG3]] : memref<?x?xf32>, vector<[4]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f30(%[[ARG0:[^ ]+]]: memref<f32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: vector<1xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][], %[[ARG1]], %[[ARG2]] : memref<f32>, vector<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f31(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG2]]], %[[ARG1]] : memref<4xf32>, vector<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f32(%[[ARG0:[^ ]+]]: memref<4x8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: vector<8xi1>) {
// CHECK-NEXT:     vector.transfer_write %[[ARG2]], %[[ARG0]][%[[ARG1]], %[[ARG1]]] : vector<8xf32>, memref<4x8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f33(%[[ARG0:[^ ]+]]: memref<4x8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: vector<8xi1>) {
// CHECK-NEXT:     vector.transfer_write %[[ARG2]], %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG3]] {in_bounds = [true], z} : vector<8xf32>, memref<4x8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f34(%[[ARG0:[^ ]+]]: tensor<4x8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: vector<8xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG2]], %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG3]] {permutation_map = #map5} : vector<8xf32>, tensor<4x8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f35(%[[ARG0:[^ ]+]]: tensor<4x8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: vector<8xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG2]], %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG3]] {permutation_map = #map5} : vector<8xf32>, tensor<4x8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f36(%[[ARG0:[^ ]+]]: memref<4x8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<8xf64>, %[[ARG3:[^ ]+]]: vector<8xi1>) {
// CHECK-NEXT:     vector.transfer_write %[[ARG2]], %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG3]] : vector<8xf64>, memref<4x8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f37(%[[ARG0:[^ ]+]]: memref<?x?xvector<4x3xf32>>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<1x1x4x3xf32>, %[[ARG3:[^ ]+]]: vector<1x1xi1>) {
// CHECK-NEXT:     vector.transfer_write %[[ARG2]], %[[ARG0]][%[[ARG1]], %[[ARG1]]] : vector<1x1x4x3xf32>, memref<?x?xvector<4x3xf32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f38(%[[ARG0:[^ ]+]]: memref<4x8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: vector<8xi1>) {
// CHECK-NEXT:     vector.transfer_write %[[ARG2]], %[[ARG0]][%[[ARG1]], %[[ARG1]]] : vector<8xf32>, memref<4x8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f39(%[[ARG0:[^ ]+]]: memref<4x8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<f32>, %[[ARG3:[^ ]+]]: vector<8xi1>) {
// CHECK-NEXT:     vector.transfer_write %[[ARG2]], %[[ARG0]][%[[ARG1]], %[[ARG1]]] : vector<f32>, memref<4x8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f40(%[[ARG0:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.bitcast %[[ARG0]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f41(%[[ARG0:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.bitcast %[[ARG0]] : vector<4xi32> to vector<8xi16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f42(%[[ARG0:[^ ]+]]: vector<i32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.bitcast %[[ARG0]] : vector<i32> to vector<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f43(%[[ARG0:[^ ]+]]: vector<2xindex>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.bitcast %[[ARG0]] : vector<2xindex> to vector<2xi64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f44(%[[ARG0:[^ ]+]]: vector<[2]xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.bitcast %[[ARG0]] : vector<[2]xi32> to vector<2xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f45(%[[ARG0:[^ ]+]]: vector<[2]x4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.bitcast %[[ARG0]] : vector<[2]x4xi32> to vector<2x4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f46(%[[ARG0:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : f32 to vector<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f47(%[[ARG0:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : vector<4xf32> to vector<3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f48(%[[ARG0:[^ ]+]]: vector<1xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : vector<1xf32> to vector<3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f49(%[[ARG0:[^ ]+]]: vector<1xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : vector<1xf32> to vector<[4]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f50(%[[ARG0:[^ ]+]]: vector<f32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : vector<f32> to vector<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f51(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<16xi1>, %[[ARG3:[^ ]+]]: vector<16xf32>) {
// CHECK-NEXT:     vector.compressstore %[[ARG0]][%[[ARG1]]], %[[ARG2]], %[[ARG3]] {alignment = 8 : i64} : memref<?xf32>, vector<16xi1>, vector<16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f52(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<16xi1>, %[[ARG3:[^ ]+]]: vector<16xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.expandload %[[ARG0]][%[[ARG1]]], %[[ARG2]], %[[ARG3]] {alignment = 8 : i64} : memref<?xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f53(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<16xi1>, %[[ARG3:[^ ]+]]: vector<16xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.maskedload %[[ARG0]][%[[ARG1]]], %[[ARG2]], %[[ARG3]] : memref<?xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f54(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<[16]xi1>, %[[ARG3:[^ ]+]]: vector<16xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.maskedload %[[ARG0]][%[[ARG1]]], %[[ARG2]], %[[ARG3]] : memref<?xf32>, vector<[16]xi1>, vector<16xf32> into vector<16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f55(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<16xi1>, %[[ARG3:[^ ]+]]: vector<16xf32>) {
// CHECK-NEXT:     vector.maskedstore %[[ARG0]][%[[ARG1]]], %[[ARG2]], %[[ARG3]] : memref<?xf32>, vector<16xi1>, vector<16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f56() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.constant_mask [3, 2] : vector<4x3xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f57() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.constant_mask [0] : vector<i1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f58() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.constant_mask [0] : vector<[4]xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f59() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.constant_mask [0, 0] : vector<4x3xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f60(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.create_mask %[[ARG0]], %[[ARG0]] : vector<4x3xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f61(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.create_mask %[[ARG0]] : vector<i1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f62(%[[ARG0:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[RES1:[^ ]+]], %[[RES2:[^ ]+]] = vector.deinterleave %[[ARG0]] : vector<4xf32> -> vector<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f63(%[[ARG0:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.interleave %[[ARG0]], %[[ARG0]] : vector<4xf32> -> vector<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f64(%[[ARG0:[^ ]+]]: vector<f32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.interleave %[[ARG0]], %[[ARG0]] : vector<f32> -> vector<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f65(%[[ARG0:[^ ]+]]: vector<4x8x16xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][3, %[[ARG1]]] : vector<16xf32> from vector<4x8x16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f66(%[[ARG0:[^ ]+]]: vector<4x8x16xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][3, 3, %[[ARG1]]] : f32 from vector<4x8x16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f67(%[[ARG0:[^ ]+]]: vector<4x8x16xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][] : vector<4x8x16xf32> from vector<4x8x16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f68(%[[ARG0:[^ ]+]]: vector<4x8x16xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][-1] : vector<8x16xf32> from vector<4x8x16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f69(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : vector<1xf32> from vector<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f70(%[[ARG0:[^ ]+]]: vector<f32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][] : f32 from vector<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f71(%[[ARG0:[^ ]+]]: vector<1xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][] : f32 from vector<1xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f72(%[[ARG0:[^ ]+]]: vector<1xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][] : vector<1xf32> from vector<1xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f73(%[[ARG0:[^ ]+]]: vector<4x1xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f32 from vector<4x1xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f74(%[[ARG0:[^ ]+]]: vector<4x[4]xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : vector<[4]xf32> from vector<4x[4]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f75(%[[ARG0:[^ ]+]]: vector<4x4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.insert %[[ARG1]], %[[ARG0]] [%[[ARG2]]] : vector<4xf32> into vector<4x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f76(%[[ARG0:[^ ]+]]: vector<4x4xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.insert %[[ARG1]], %[[ARG0]] [0, %[[ARG2]]] {a} : f32 into vector<4x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f77(%[[ARG0:[^ ]+]]: vector<4x4xf32>, %[[ARG1:[^ ]+]]: vector<5xf32>, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.insert %[[ARG1]], %[[ARG0]] [0] : vector<5xf32> into vector<4x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f78(%[[ARG0:[^ ]+]]: vector<f32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.insert %[[ARG1]], %[[ARG0]] [] : f32 into vector<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f79(%[[ARG0:[^ ]+]]: vector<4x4xf32>, %[[ARG1:[^ ]+]]: vector<4x4xf32>, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.insert %[[ARG1]], %[[ARG0]] [] : vector<4x4xf32> into vector<4x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f80(%[[ARG0:[^ ]+]]: vector<4x[4]xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.insert %[[ARG1]], %[[ARG0]] [0] : vector<4xf32> into vector<4x[4]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f81(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.insert %[[ARG1]], %[[ARG0]] [] : vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f82(%[[ARG0:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.fma %[[ARG0]], %[[ARG0]], %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f83(%[[ARG0:[^ ]+]]: vector<f32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.fma %[[ARG0]], %[[ARG0]], %[[ARG0]] : vector<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f84(%[[ARG0:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.from_elements %[[ARG0]], %[[ARG0]] : vector<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f85(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f64) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.from_elements %[[ARG0]] : vector<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f86(%[[ARG0:[^ ]+]]: vector<2xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = vector.to_elements %[[ARG0]] : vector<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f87(%[[ARG0:[^ ]+]]: vector<2x2xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:4 = vector.to_elements %[[ARG0]] : vector<2x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f88(%[[ARG0:[^ ]+]]: vector<[2]xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = vector.to_elements %[[ARG0]] : vector<[2]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f89(%[[ARG0:[^ ]+]]: vector<2x4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transpose %[[ARG0]], [1, 0] : vector<2x4xf32> to vector<4x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f90(%[[ARG0:[^ ]+]]: vector<2x[4]xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transpose %[[ARG0]], [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f91(%[[ARG0:[^ ]+]]: vector<2x[4]xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transpose %[[ARG0]], [1, 0] : vector<2x[4]xf32> to vector<4x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f92(%[[ARG0:[^ ]+]]: vector<f32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transpose %[[ARG0]], [] : vector<f32> to vector<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f93(%[[ARG0:[^ ]+]]: memref<2x4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.type_cast %[[ARG0]] : memref<2x4xf32> to memref<vector<2x4xf32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f94(%[[ARG0:[^ ]+]]: memref<2x4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.type_cast %[[ARG0]] : memref<2x4xf32> to memref<2xvector<4xf32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f95(%[[ARG0:[^ ]+]]: memref<2x4xf32, 1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.type_cast %[[ARG0]] : memref<2x4xf32, 1> to memref<vector<2x4xf32>, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f96() {
// CHECK-NEXT:     %[[VSCALE:[^ ]+]] = vector.vscale
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f97() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.step : vector<4xindex>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f98() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.step : vector<[4]xindex>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f99(%[[ARG0:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     vector.print %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f100(%[[ARG0:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     vector.print %[[ARG0]] : vector<4xf32> punctuation <comma>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f101(%[[ARG0:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     vector.print str "hello"
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f102(%[[ARG0:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f103(%[[ARG0:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f104(%[[ARG0:[^ ]+]]: i32) {
// CHECK-NEXT:     vector.print %[[ARG0]] : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f105(%[[ARG0:[^ ]+]]: i32) {
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f106(%[[ARG0:[^ ]+]]: vector<4x8x16xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8x16xf32> to vector<2x4x16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f107(%[[ARG0:[^ ]+]]: vector<4x[8]xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [1], sizes = [2], strides = [1]} : vector<4x[8]xf32> to vector<2x[8]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f108(%[[ARG0:[^ ]+]]: vector<4x[8]xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [1, 0], sizes = [2, 8], strides = [1, 1]} : vector<4x[8]xf32> to vector<2x[8]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f109(%[[ARG0:[^ ]+]]: vector<4x8x16xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [], sizes = [], strides = []} : vector<4x8x16xf32> to vector<4x8x16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f110(%[[ARG0:[^ ]+]]: vector<2x4xf32>, %[[ARG1:[^ ]+]]: vector<16x4x8xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.insert_strided_slice %[[ARG0]], %[[ARG1]] {offsets = [0, 0, 2], strides = [1, 1]} : vector<2x4xf32> into vector<16x4x8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f111(%[[ARG0:[^ ]+]]: vector<2x[4]xf32>, %[[ARG1:[^ ]+]]: vector<4x[4]xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.insert_strided_slice %[[ARG0]], %[[ARG1]] {offsets = [0, 0], strides = [1, 1]} : vector<2x[4]xf32> into vector<4x[4]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f112(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<16xi32>, %[[ARG3:[^ ]+]]: vector<16xi1>, %[[ARG4:[^ ]+]]: vector<16xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.gather %[[ARG0]][%[[ARG1]]] [%[[ARG2]]], %[[ARG3]], %[[ARG4]] : memref<?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f113(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<16xi32>, %[[ARG3:[^ ]+]]: vector<16xi1>, %[[ARG4:[^ ]+]]: vector<16xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.gather %[[ARG0]][%[[ARG1]]] [%[[ARG2]]], %[[ARG3]], %[[ARG4]] {alignment = 8 : i64} : tensor<?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f114(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<2x3xi32>, %[[ARG3:[^ ]+]]: vector<2x3xi1>, %[[ARG4:[^ ]+]]: vector<2x3xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.gather %[[ARG0]][%[[ARG1]]] [%[[ARG2]]], %[[ARG3]], %[[ARG4]] : memref<?xf32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xf32> into vector<2x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f115(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<16xi32>, %[[ARG3:[^ ]+]]: vector<16xi1>, %[[ARG4:[^ ]+]]: vector<16xf32>) {
// CHECK-NEXT:     vector.scatter %[[ARG0]][%[[ARG1]]] [%[[ARG2]]], %[[ARG3]], %[[ARG4]] : memref<?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f116(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<16xi32>, %[[ARG3:[^ ]+]]: vector<16xi1>, %[[ARG4:[^ ]+]]: vector<16xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.scatter %[[ARG0]][%[[ARG1]]] [%[[ARG2]]], %[[ARG3]], %[[ARG4]] : tensor<?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32> -> tensor<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f117(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<16xi32>, %[[ARG3:[^ ]+]]: vector<16xi1>, %[[ARG4:[^ ]+]]: vector<16xf32>) {
// CHECK-NEXT:     vector.scatter %[[ARG0]][%[[ARG1]]] [%[[ARG2]]], %[[ARG3]], %[[ARG4]] : tensor<?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f118(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<16xi32>, %[[ARG3:[^ ]+]]: vector<16xi1>, %[[ARG4:[^ ]+]]: vector<16xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.scatter %[[ARG0]][%[[ARG1]]] [%[[ARG2]]], %[[ARG3]], %[[ARG4]] : tensor<?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32> -> tensor<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f119(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<16xi32>, %[[ARG3:[^ ]+]]: vector<16xi1>, %[[ARG4:[^ ]+]]: vector<16xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.scatter %[[ARG0]][%[[ARG1]]] [%[[ARG2]]], %[[ARG3]], %[[ARG4]] : memref<?xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32> -> tensor<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f120(%[[ARG0:[^ ]+]]: memref<8x8xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.load %[[ARG0]][%[[ARG1]], %[[ARG1]]] : memref<8x8xf32>, vector<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f121(%[[ARG0:[^ ]+]]: memref<8x8xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.load %[[ARG0]][%[[ARG1]], %[[ARG1]]] {alignment = 16 : i64, nontemporal = true} : memref<8x8xf32>, vector<2x8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f122(%[[ARG0:[^ ]+]]: memref<8x8xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.load %[[ARG0]][%[[ARG1]], %[[ARG1]]] : memref<8x8xf32>, vector<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f123(%[[ARG0:[^ ]+]]: memref<8x8xvector<8xf32>>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.load %[[ARG0]][%[[ARG1]], %[[ARG1]]] : memref<8x8xvector<8xf32>>, vector<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f124(%[[ARG0:[^ ]+]]: memref<8x8xf32, strided<[1, 8]>>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.load %[[ARG0]][%[[ARG1]], %[[ARG1]]] : memref<8x8xf32, strided<[1, 8]>>, vector<1xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f125(%[[ARG0:[^ ]+]]: memref<8x8xf32, strided<[1, 8]>>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.load %[[ARG0]][%[[ARG1]], %[[ARG1]]] : memref<8x8xf32, strided<[1, 8]>>, vector<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f126(%[[ARG0:[^ ]+]]: memref<f32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.load %[[ARG0]][] : memref<f32>, vector<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f127(%[[ARG0:[^ ]+]]: memref<8x8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<8xf32>) {
// CHECK-NEXT:     vector.store %[[ARG2]], %[[ARG0]][%[[ARG1]], %[[ARG1]]] {alignment = 4 : i64} : memref<8x8xf32>, vector<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f128(%[[ARG0:[^ ]+]]: vector<4x8x16xf32>, %[[ARG1:[^ ]+]]: vector<4x16xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.multi_reduction <mul>, %[[ARG0]], %[[ARG1]] [1] : vector<4x8x16xf32> to vector<4x16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f129(%[[ARG0:[^ ]+]]: vector<4x8xf32>, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.multi_reduction <mul>, %[[ARG0]], %[[ARG1]] {z} [0, 1] : vector<4x8xf32> to f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f130(%[[ARG0:[^ ]+]]: vector<4x8xf32>, %[[ARG1:[^ ]+]]: vector<4x8xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.multi_reduction <mul>, %[[ARG0]], %[[ARG1]] [] : vector<4x8xf32> to vector<4x8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f131(%[[ARG0:[^ ]+]]: vector<4x8xf32>, %[[ARG1:[^ ]+]]: vector<8xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.multi_reduction <mul>, %[[ARG0]], %[[ARG1]] [0, 0] : vector<4x8xf32> to vector<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f132(%[[ARG0:[^ ]+]]: vector<4x8xf32>, %[[ARG1:[^ ]+]]: vector<4x8xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.multi_reduction <mul>, %[[ARG0]], %[[ARG1]] [2] : vector<4x8xf32> to vector<4x8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f133(%[[ARG0:[^ ]+]]: vector<4x8xf32>, %[[ARG1:[^ ]+]]: vector<8xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.multi_reduction <and>, %[[ARG0]], %[[ARG1]] [0] : vector<4x8xf32> to vector<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f134(%[[ARG0:[^ ]+]]: vector<4x8xi32>, %[[ARG1:[^ ]+]]: vector<8xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.multi_reduction <minnumf>, %[[ARG0]], %[[ARG1]] [0] : vector<4x8xi32> to vector<8xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f135(%[[ARG0:[^ ]+]]: vector<4x[8]xf32>, %[[ARG1:[^ ]+]]: vector<[8]xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.multi_reduction <add>, %[[ARG0]], %[[ARG1]] [0] : vector<4x[8]xf32> to vector<[8]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f136(%[[ARG0:[^ ]+]]: vector<8xf32>, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.reduction <add>, %[[ARG0]] : vector<8xf32> into f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f137(%[[ARG0:[^ ]+]]: vector<8xf32>, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.reduction <add>, %[[ARG0]], %[[ARG1]] fastmath<reassoc> : vector<8xf32> into f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f138(%[[ARG0:[^ ]+]]: vector<8xf32>, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.reduction <add>, %[[ARG0]], %[[ARG1]] : vector<8xf32> into f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f139(%[[ARG0:[^ ]+]]: vector<f32>, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.reduction <add>, %[[ARG0]], %[[ARG1]] : vector<f32> into f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f140(%[[ARG0:[^ ]+]]: vector<8xindex>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.reduction <add>, %[[ARG0]], %[[ARG1]] : vector<8xindex> into index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f141(%[[ARG0:[^ ]+]]: vector<8xui32>, %[[ARG1:[^ ]+]]: ui32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.reduction <add>, %[[ARG0]], %[[ARG1]] : vector<8xui32> into ui32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f142(%[[ARG0:[^ ]+]]: vector<8xi32>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.reduction <maxui>, %[[ARG0]], %[[ARG1]] : vector<8xi32> into i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f143(%[[ARG0:[^ ]+]]: vector<[16]xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.scalable.extract %[[ARG0]][4] : vector<4xf32> from vector<[16]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f144(%[[ARG0:[^ ]+]]: vector<[16]xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.scalable.extract %[[ARG0]][4] : vector<[4]xf32> from vector<[16]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f145(%[[ARG0:[^ ]+]]: vector<[16]xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.scalable.insert %[[ARG1]], %[[ARG0]][4] : vector<4xf32> into vector<[16]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f146(%[[ARG0:[^ ]+]]: vector<4x8xf32>, %[[ARG1:[^ ]+]]: vector<8xf32>) {
// CHECK-NEXT:     %[[DEST:[^ ]+]], %[[ACCUMULATED_VALUE:[^ ]+]] = vector.scan <add>, %[[ARG0]], %[[ARG1]] {inclusive = true, reduction_dim = 0 : i64} : vector<4x8xf32>, vector<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f147(%[[ARG0:[^ ]+]]: vector<4x8xf32>, %[[ARG1:[^ ]+]]: vector<8xf64>) {
// CHECK-NEXT:     %[[DEST:[^ ]+]], %[[ACCUMULATED_VALUE:[^ ]+]] = vector.scan <add>, %[[ARG0]], %[[ARG1]] {inclusive = true, reduction_dim = 0 : i64} : vector<4x8xf32>, vector<8xf64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f148(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<f32>) {
// CHECK-NEXT:     %[[DEST:[^ ]+]], %[[ACCUMULATED_VALUE:[^ ]+]] = vector.scan <add>, %[[ARG0]], %[[ARG1]] {inclusive = false, reduction_dim = 0 : i64} : vector<4xf32>, vector<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f149(%[[ARG0:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<4xf32> to vector<2x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f150(%[[ARG0:[^ ]+]]: vector<1xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<1xf32> to vector<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f151(%[[ARG0:[^ ]+]]: vector<[4]xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<[4]xf32> to vector<1x[4]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f152(%[[ARG0:[^ ]+]]: vector<[4]x4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<[4]x4xf32> to vector<4x[4]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f153(%[[ARG0:[^ ]+]]: vector<2xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shuffle %[[ARG0]], %[[ARG1]] [0, 1, 2, 5, -1] : vector<2xf32>, vector<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f154(%[[ARG0:[^ ]+]]: vector<2x4xf32>, %[[ARG1:[^ ]+]]: vector<3x4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shuffle %[[ARG0]], %[[ARG1]] [0, 4] : vector<2x4xf32>, vector<3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f155(%[[ARG0:[^ ]+]]: vector<f32>, %[[ARG1:[^ ]+]]: vector<f32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shuffle %[[ARG0]], %[[ARG1]] [0, 1] : vector<f32>, vector<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
