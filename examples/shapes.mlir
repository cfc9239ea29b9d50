// exit status: 65
//
// A model that does not know the sizes of what it works on: quantized weights become real numbers,
// and two tensors are added of which one is stretched to the shape of both. That the shapes fit is
// tested when it runs. The result is the sum of all elements and of how many there are.

!weight = !quant.uniform<i8:f32:1, {0.5:1, 2.0}>

func.func @weights(%stored: tensor<1x2xi8>) -> tensor<1x2xf32> {
  %quantized = quant.scast %stored : tensor<1x2xi8> to tensor<1x2x!weight>
  %real = quant.dcast %quantized : tensor<1x2x!weight> to tensor<1x2xf32>
  return %real : tensor<1x2xf32>
}

func.func @add(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> (tensor<?x?xf32>, index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %shape_a = shape.shape_of %a : tensor<?x?xf32> -> tensor<2xindex>
  %shape_b = shape.shape_of %b : tensor<?x?xf32> -> tensor<2xindex>
  %fits = shape.cstr_broadcastable %shape_a, %shape_b : tensor<2xindex>, tensor<2xindex>
  %sum, %count = shape.assuming %fits -> (tensor<?x?xf32>, index) {
    %shape = shape.broadcast %shape_a, %shape_b : tensor<2xindex>, tensor<2xindex> -> tensor<2xindex>
    %rows = shape.get_extent %shape, %zero : tensor<2xindex>, index -> index
    %columns = shape.get_extent %shape, %one : tensor<2xindex>, index -> index
    %rows_b = shape.get_extent %shape_b, %zero : tensor<2xindex>, index -> index
    %all = tensor.generate %rows, %columns {
    ^bb0(%row: index, %column: index):
      %is_one = arith.cmpi eq, %rows_b, %one : index
      %row_b = arith.select %is_one, %zero, %row : index
      %x = tensor.extract %a[%row, %column] : tensor<?x?xf32>
      %y = tensor.extract %b[%row_b, %column] : tensor<?x?xf32>
      %z = arith.addf %x, %y : f32
      tensor.yield %z : f32
    } : tensor<?x?xf32>
    %elements = shape.num_elements %shape : tensor<2xindex> -> index
    shape.assuming_yield %all, %elements : tensor<?x?xf32>, index
  }
  return %sum, %count : tensor<?x?xf32>, index
}

func.func @main() -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %stored = arith.constant dense<[[5, 3]]> : tensor<1x2xi8>
  %weights = func.call @weights(%stored) : (tensor<1x2xi8>) -> tensor<1x2xf32>
  %inputs = arith.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 20.0]]> : tensor<3x2xf32>
  %a = tensor.cast %inputs : tensor<3x2xf32> to tensor<?x?xf32>
  %b = tensor.cast %weights : tensor<1x2xf32> to tensor<?x?xf32>
  %all, %count = func.call @add(%a, %b) : (tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<?x?xf32>, index)
  %rows = tensor.dim %all, %zero : tensor<?x?xf32>
  %columns = tensor.dim %all, %one : tensor<?x?xf32>
  %nothing = arith.constant 0.0 : f32
  %sum = scf.for %row = %zero to %rows step %one iter_args(%outer = %nothing) -> f32 {
    %line = scf.for %column = %zero to %columns step %one iter_args(%acc = %outer) -> f32 {
      %x = tensor.extract %all[%row, %column] : tensor<?x?xf32>
      %next = arith.addf %acc, %x : f32
      scf.yield %next : f32
    }
    scf.yield %line : f32
  }
  %whole = arith.fptosi %sum : f32 to i32
  %elements = arith.index_cast %count : index to i32
  %result = arith.addi %whole, %elements : i32
  return %result : i32
}
